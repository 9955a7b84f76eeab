import { renderToStringAsync } from 'preact-render-to-string';
import { App } from './app/app.tsx';
import { countIds, NextId } from './lib/preact/ids.ts';
import { FixedLocation } from './lib/router.ts';

export { describedPages, publicPages } from './app/page-descriptions.ts';
export { dataFacts } from './app/data-facts.ts';
export { shownFirst } from './core/database/shown-first.ts';
export { renderPicture } from './pictures/render-picture.tsx';

/** Renders the HTML inside a page's root element. It equals the first render in the browser. */
export async function prerenderPage(path: string): Promise<string> {
  return renderToStringAsync(
    <NextId value={countIds('id')}>
      <FixedLocation value={{ pathname: path, hash: '', key: '' }}>
        <App />
      </FixedLocation>
    </NextId>,
  );
}
