import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { StaticRouter } from './lib/router.ts';

export { notFoundPage, pages } from './app/site-map.ts';

/** Renders the HTML inside a page's root element, equal to the first render in the browser. */
export async function prerenderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Keeps Suspense boundaries in place, so that React emits no inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
