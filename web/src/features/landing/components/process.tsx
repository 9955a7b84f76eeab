import { Section } from '../../../components/section.tsx';
import { process } from '../../../content/landing.ts';
import { GlobeCopy } from './globe.tsx';
import { ProcessStep } from './process-step.tsx';

export function Process() {
  return (
    <Section
      id="process"
      kicker={process.kicker}
      title={process.title}
      lead={process.lead}
      tone="deep"
    >
      <Backdrop />
      <ol className="mt-8 grid gap-y-0 sm:mt-12 lg:mt-16 lg:grid-cols-4 lg:gap-x-8">
        {process.steps.map((step, index) => (
          <ProcessStep key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

function Backdrop() {
  return (
    <div
      aria-hidden
      className="absolute inset-0 -z-10 mask-[linear-gradient(transparent,black_8rem)]"
    >
      <div className="absolute inset-0 hairline-grid" />
      <div className="absolute -top-24 -right-24 size-112 rounded-full bg-glow/30 blur-3xl" />
      <div className="absolute top-0 right-0 h-120 w-full overflow-clip mask-b-from-40% mask-l-from-30% mask-l-to-90% max-lg:opacity-50 lg:w-200">
        <GlobeCopy className="absolute -top-104 -right-96 w-256 max-w-none -rotate-120" />
      </div>
    </div>
  );
}
