import type { PageHead } from './src/app/page-head.ts';

export interface PageParts {
  /** The page's own head tags; without them the page is an unnamed shell that nobody should find. */
  head: PageHead | undefined;
  /** HTML inside the root element. */
  content: string;
  /** Addresses of scripts that the page will ask for first. */
  scripts: readonly string[];
}

/** Puts a page into the two places that `index.html` leaves open. */
export function fillTemplate(template: string, { head, content, scripts }: PageParts): string {
  return replaceOnce(
    replaceOnce(template, '<!--head-->', headTags(head, scripts)),
    '<!--page-->',
    content,
  );
}

function headTags(head: PageHead | undefined, scripts: readonly string[]): string {
  const preloads = scripts.map(
    (script) => `<link rel="modulepreload" crossorigin href="/${script}" />`,
  );
  const about = head
    ? [
        `<title>${escapeHtml(head.title)}</title>`,
        `<meta name="description" content="${escapeHtml(head.description)}" />`,
      ]
    : ['<meta name="robots" content="noindex" />', '<meta name="description" content="" />'];
  return [...about, ...preloads].join('\n    ');
}

function replaceOnce(text: string, mark: string, replacement: string): string {
  if (text.split(mark).length !== 2) throw new Error(`The template must hold ${mark} once.`);
  return text.replace(mark, () => replacement);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
