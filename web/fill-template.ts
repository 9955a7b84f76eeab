import type { SitePage } from './src/app/site-map.ts';

type PageHead = Pick<SitePage, 'title' | 'description'>;

export interface PageParts {
  /** Left out for the app shell, which search engines must not list. */
  head?: PageHead | undefined;
  /** The full address of a page that search engines may list. */
  address?: string | undefined;
  /** HTML inside the root element. */
  content: string;
  /** Scripts that the browser preloads. */
  scripts: readonly string[];
}

/** Fills the two placeholders of `index.html` with a page. */
export function fillTemplate(template: string, parts: PageParts): string {
  return replaceOnce(
    replaceOnce(template, '<!--head-->', headTags(parts).join('\n    ')),
    '<!--page-->',
    parts.content,
  );
}

function headTags({ head, address, scripts }: PageParts): string[] {
  return [
    ...(head ? aboutTags(head) : [meta('robots', 'noindex'), meta('description', '')]),
    ...(address ? addressTags(address) : []),
    ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}" />`),
  ];
}

function aboutTags({ title, description }: PageHead): string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    property('og:type', 'website'),
    property('og:locale', 'en_IN'),
    property('og:title', title),
    property('og:description', description),
    meta('twitter:card', 'summary'),
  ];
}

function addressTags(address: string): string[] {
  return [`<link rel="canonical" href="${escapeHtml(address)}" />`, property('og:url', address)];
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

function replaceOnce(text: string, mark: string, replacement: string): string {
  if (text.split(mark).length !== 2) throw new Error(`The template must hold ${mark} once.`);
  return text.replace(mark, () => replacement);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
