import { site } from '@shared/site.ts';
import { buttonClass } from '../components/button-class.ts';
import { Container } from '../components/container.tsx';
import { Logo } from '../components/logo.tsx';
import { paths } from '../lib/paths.ts';

/** The admin panel until there is one. */
export function NotOpenYet() {
  return (
    <div className="deep relative isolate flex min-h-dvh flex-col">
      <div aria-hidden className="absolute inset-0 -z-10 hairline-grid" />
      <header className="border-b border-line">
        <Container className="flex h-17 items-center gap-3 text-lg font-semibold tracking-tight">
          <Logo className="size-7" />
          {site.name}
        </Container>
      </header>
      <main className="flex flex-1 items-center">
        <Container className="flex flex-col items-start gap-6 py-16">
          <h1 className="text-2xl">The admin panel is not open yet</h1>
          <p className="max-w-xl text-lg text-muted">
            The people who run {site.name} will work here. There is nothing to do for customers:
            your orders and invoices are in your profile.
          </p>
          {/* Out of this page and into the site, so by the browser itself. */}
          <a href={paths.home} className={buttonClass({})}>
            Go to the homepage
          </a>
        </Container>
      </main>
    </div>
  );
}
