import { sectionHref } from '@shared/paths.ts';
import { buttonClass } from '../../../components/button-class.ts';
import { Container } from '../../../components/container.tsx';
import { hero } from '../../../content/landing.ts';
import { caseTones } from '../../../components/pictures/case-tones.ts';
import { AfterFirstScreen } from '../../../startup/after-first-screen.tsx';
import { Dashboard } from './dashboard.tsx';
import { MovingCase, Globe } from './globe.tsx';

export function Hero() {
  return (
    <section
      id="home"
      tabIndex={-1}
      aria-labelledby="home-title"
      className="deep relative isolate overflow-clip pt-20"
    >
      <Container className="flex flex-col items-center text-center">
        <h1 id="home-title" className="max-w-5xl text-display">
          {hero.headline}
        </h1>
        <p className="mt-6 max-w-2xl text-lg text-balance text-muted">{hero.lead}</p>
        <div className="mt-9 grid w-full max-w-xs gap-3 sm:flex sm:max-w-none sm:justify-center sm:gap-4">
          <a href={sectionHref('contact')} className={buttonClass({ size: 'lg' })}>
            {hero.demo}
          </a>
          <a
            href={sectionHref('regional-solutions')}
            className={buttonClass({ variant: 'quiet', size: 'lg' })}
          >
            {hero.products}
          </a>
        </div>
        <ul className="mt-7 flex flex-wrap justify-center gap-x-3 text-sm text-muted">
          {hero.figures.map((figure) => (
            <li key={figure} className="not-first:before:mr-3 not-first:before:content-['·'_/_'']">
              {figure}
            </li>
          ))}
          <li className="before:mr-3 before:content-['·'_/_'']">
            <a href={hero.prices.href} className="underline underline-offset-4 hover:text-ink">
              {hero.prices.label}
            </a>
          </li>
        </ul>
      </Container>
      <Container className="mt-10 sm:mt-14">
        <p className="sr-only">{hero.picture}</p>
        <Dashboard />
      </Container>
      {/* Last, so that the browser gets the text first. */}
      <Backdrop />
    </section>
  );
}

function Backdrop() {
  return (
    <div aria-hidden className="absolute inset-0 -z-10">
      <div className="absolute inset-x-0 top-0 h-144 hairline-grid" />
      <div className="absolute inset-x-0 -top-20 h-200 glow-above" />
      <div className="absolute -top-4 left-1/2 aspect-square w-184 -translate-x-1/2 max-lg:mask-b-from-50% max-lg:mask-b-to-70% sm:-top-18 sm:w-360 lg:-top-27 lg:w-460">
        <AfterFirstScreen anchor="home">
          <Globe className="clear-middle" />
          <MovingCase className="absolute inset-0 clear-middle" />
          {hero.cases.map((sample, index) => (
            <CaseCard key={sample.caption} {...sample} className={casePositions[index] ?? ''} />
          ))}
        </AfterFirstScreen>
      </div>
    </div>
  );
}

/** Positions on the globe's arcs that leave the headline free and fit a window of 1280 px. */
const casePositions = [
  'top-[23.2%] left-[21.1%] -translate-x-1/2',
  'top-[26.6%] left-[83%] -translate-x-full 2xl:-translate-x-3/4',
  'top-[18.2%] left-[82%] -translate-x-full 2xl:top-[12.6%] 2xl:left-[76.5%] 2xl:translate-x-0',
];

interface CaseCardProps {
  caption: string;
  state: string;
  tone: keyof typeof caseTones;
  className: string;
}

function CaseCard({ caption, state, tone, className }: CaseCardProps) {
  return (
    <p
      className={`absolute hidden rounded-base border border-line bg-surface-raised/90 px-4 py-2.5 text-left text-sm whitespace-nowrap shadow-soft inset-shadow-edge xl:block ${className}`}
    >
      <span className="block text-muted">{caption}</span>
      <span className="mt-0.5 flex items-center gap-2 font-medium">
        <span className={`size-2 shrink-0 rounded-full ${caseTones[tone]}`} />
        {state}
      </span>
    </p>
  );
}
