import type { process } from '../../../content/landing.ts';
import { caseTones } from '../../../components/pictures/case-tones.ts';

interface ProcessStepProps {
  step: (typeof process.steps)[number];
  number: number;
}

export function ProcessStep({ step, number }: ProcessStepProps) {
  const { title, text, sample } = step;
  return (
    <li className="group relative grid grid-cols-[2.5rem_1fr] gap-x-5 pb-6 last:pb-0 sm:gap-x-6 sm:pb-8 lg:flex lg:flex-col lg:pt-24 lg:pb-0">
      <HorizontalFlow />
      <VerticalFlow />
      <span
        aria-hidden
        className="relative flex size-10 items-center justify-center rounded-full border border-action-text/60 bg-surface font-semibold text-action-text tabular ring-6 ring-action-text/10"
      >
        {number}
      </span>
      <div className="flex flex-1 flex-col lg:mt-8">
        <h3 className="text-lg text-wrap lg:min-h-14">{title}</h3>
        <p className="mt-1 max-w-prose text-muted sm:mt-2">{text}</p>
        <div aria-hidden className="mt-auto pt-4 max-sm:hidden lg:pt-6">
          <p className="rounded-base border border-line bg-surface-raised px-4 py-2 text-sm inset-shadow-edge max-lg:max-w-sm lg:py-3">
            <span className="block text-muted">{sample.label}</span>
            <span className="mt-1 flex items-center gap-2 font-medium">
              <span className={`size-2 shrink-0 rounded-full ${caseTones[sample.tone]}`} />
              {sample.state}
            </span>
          </p>
        </div>
      </div>
    </li>
  );
}

function HorizontalFlow() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="absolute top-0 left-5 hidden h-29 w-[calc(100%+2rem)] lg:block lg:group-last:hidden"
    >
      <path d="M0 100H100" className="stroke-line" vectorEffect="non-scaling-stroke" />
      <path
        d="M0 100C20 10 80 10 100 100"
        strokeWidth="1.5"
        className="stroke-action-text/70"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function VerticalFlow() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="absolute top-5 left-5 h-full w-5 group-last:hidden lg:hidden"
    >
      <path
        d="M0 0C80 25 80 75 0 100"
        strokeWidth="1.5"
        className="stroke-action-text/70"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
