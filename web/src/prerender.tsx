import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { StaticRouter } from './lib/router.ts';

export { notFoundPage, pages } from './app/site-map.ts';

/** The HTML of a page inside its root element, as the first render in the browser will make it. */
export async function prerenderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // One boundary that is never split, so that no inline script has to put it together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
