import { site } from '../../../functions/shared/site.ts';
import type { DescribedPage } from '../../src/app/page-descriptions.ts';
import type { Icons } from '../pictures/icons.ts';
import { pictureSize } from '../pictures/picture-size.ts';

/** The preview that messengers and social networks show for a link to a page. All addresses are full URLs. */
interface Card {
  address: string;
  picture: string;
  alt: string;
}

interface HeadParts {
  page: Pick<DescribedPage, 'title' | 'description'>;
  isListed: boolean;
  icons: Icons;
  themeColor: string;
  /** Set for a public page if the site's origin is known. */
  card?: Card | undefined;
  /** All scripts of the page. `start.ts` preloads them after the first paint. */
  scripts: readonly string[];
  /** More scripts that `start.ts` preloads if a user has signed in before. */
  signedInScripts: readonly string[];
  /** The scripts that read what the page shows first of an account. */
  firstRowsScripts: readonly string[];
}

export function headTags({
  page,
  isListed,
  icons,
  themeColor,
  card,
  scripts,
  signedInScripts,
  firstRowsScripts,
}: HeadParts): string[] {
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('description', page.description),
    ...(isListed ? [] : [meta('robots', 'noindex')]),
    link('icon', icons.favicon, ' type="image/png" sizes="48x48"'),
    link('apple-touch-icon', icons.appleTouch),
    link('manifest', '/site.webmanifest'),
    meta('theme-color', themeColor),
    ...(card ? cardTags(page, card) : []),
    scriptsTag('scripts', scripts),
    scriptsTag('signed-in-scripts', signedInScripts),
    ...(firstRowsScripts.length > 0 ? [scriptsTag('first-rows', firstRowsScripts)] : []),
  ];
}

function scriptsTag(name: string, scripts: readonly string[]): string {
  return meta(name, scripts.map((script) => `/${script}`).join(' '));
}

function cardTags(
  { title, description }: HeadParts['page'],
  { address, picture, alt }: Card,
): string[] {
  return [
    link('canonical', address),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', 'en_IN'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(pictureSize.width)),
    property('og:image:height', String(pictureSize.height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', picture),
    meta('twitter:image:alt', alt),
  ];
}

function link(rel: string, address: string, attributes = ''): string {
  return `<link rel="${rel}" href="${escapeHtml(address)}"${attributes} />`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
