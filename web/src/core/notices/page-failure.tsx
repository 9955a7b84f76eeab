import { useLayoutEffect, useRef } from 'react';
import { paths } from '@shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { buttonClass } from '../../components/button-class.ts';
import { PageMessage } from '../../components/page-message.tsx';

/** Replaces a page that failed or did not load. Reloads when the connection is back. */
export function PageFailure() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The focused element may have been part of the failed page.
    if (document.activeElement === document.body) heading.current?.focus();
    const tryAgain = () => location.reload();
    globalThis.addEventListener('online', tryAgain);
    return () => globalThis.removeEventListener('online', tryAgain);
  }, []);
  return (
    <PageMessage
      kicker="Something went wrong"
      text="Please check your connection and try again. Anything you entered on other pages is safe."
      actions={
        <>
          <Button size="lg" onClick={() => location.reload()}>
            Try again
          </Button>
          {/* The target makes the browser load a new document, because the layout may have failed too. */}
          <a
            href={paths.home}
            target="_self"
            className={buttonClass({ variant: 'quiet', size: 'lg' })}
          >
            Go to the homepage
          </a>
        </>
      }
    >
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        We couldn't load this page
      </h1>
    </PageMessage>
  );
}
