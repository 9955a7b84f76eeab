import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { FixedLocation } from './lib/router.ts';

export { describedPages, publicPages } from './app/page-descriptions.ts';
export { dataFacts } from './app/data-facts.ts';
export { shownFirst } from './core/database/shown-first.ts';
export { renderPicture } from './pictures/render-picture.tsx';

/** Renders the HTML inside a page's root element. It equals the first render in the browser. */
export async function prerenderPage(path: string): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <FixedLocation value={{ pathname: path, hash: '', key: '' }}>
        <App />
      </FixedLocation>
    </StrictMode>,
    // Keeps Suspense boundaries in place, so that React emits no inline script.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error;
      },
    },
  );
  // React leaves a failed part to the browser, but the build must fail.
  if (failure) throw failure;
  return new Response(prelude).text();
}
