import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { buttonClass } from '../../components/button-class.ts';
import { Container } from '../../components/container.tsx';
import { paths } from '../../lib/paths.ts';

/** In place of a page whose code could not be loaded, or that failed: offline, or after a new release. */
export function PageFailure() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What had the focus went with the page.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Container className="flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-16">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        This page could not be loaded
      </h1>
      <p className="max-w-xl text-lg text-muted">
        Please check your connection and try again. Nothing that you entered elsewhere is lost.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Try again</Button>
        {/* By the browser itself, so that the site starts afresh. */}
        <a href={paths.home} className={buttonClass({ variant: 'quiet' })}>
          Go to the homepage
        </a>
      </div>
    </Container>
  );
}
