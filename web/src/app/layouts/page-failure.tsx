import { useEffect, useRef } from 'react';
import { paths } from '@shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { buttonClass } from '../../components/button-class.ts';
import { PageMessage } from '../../components/page-message.tsx';

/** In place of a page whose code could not be loaded, or that failed: offline, or after a new release. */
export function PageFailure() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What had the focus went with the page.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <PageMessage
      kicker="Something is missing"
      text="Please check your connection and try again. Nothing that you entered elsewhere is lost."
      actions={
        <>
          <Button size="lg" onClick={() => location.reload()}>
            Try again
          </Button>
          {/* By the browser itself, so that the site starts afresh. */}
          <a href={paths.home} className={buttonClass({ variant: 'quiet', size: 'lg' })}>
            Go to the homepage
          </a>
        </>
      }
    >
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        This page could not be loaded
      </h1>
    </PageMessage>
  );
}
