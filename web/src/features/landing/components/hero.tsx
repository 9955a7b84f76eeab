import { sectionHref } from '@shared/paths.ts';
import { buttonClass } from '../../../components/button-class.ts';
import { Container } from '../../../components/container.tsx';
import { hero } from '../../../content/landing.ts';
import { Dashboard } from './dashboard.tsx';
import { Globe } from './globe.tsx';

export function Hero() {
  return (
    <section
      id="home"
      tabIndex={-1}
      aria-labelledby="home-title"
      className="deep relative isolate overflow-clip pt-20"
    >
      <Backdrop />
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
      </Container>
      <Container className="mt-16">
        <p className="sr-only">{hero.picture}</p>
        <Dashboard />
      </Container>
    </section>
  );
}

function Backdrop() {
  return (
    <div aria-hidden className="absolute inset-0 -z-10">
      <div className="absolute inset-x-0 top-0 h-144 hairline-grid" />
      <div className="absolute top-8 left-1/2 h-72 w-[min(72rem,100%)] -translate-x-1/2 rounded-full bg-glow/35 blur-3xl" />
      <Globe className="absolute -top-27 left-1/2 w-[115rem] max-w-none -translate-x-1/2 clear-middle" />
    </div>
  );
}
