interface SitemapEntry {
  url: string;
  /** The day of the last change, such as `2026-11-22`. */
  lastChangedOn: string;
}

export function sitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries.map(
      ({ url, lastChangedOn }) =>
        `  <url><loc>${url}</loc><lastmod>${lastChangedOn}</lastmod></url>\n`,
    ),
    '</urlset>\n',
  ].join('');
}

/**
 * Returns robots.txt. It allows every page, because a page that must not be listed says so in its own HTML. Without an
 * origin, it names no sitemap.
 */
export function robots(origin: string | undefined): string {
  const sitemapLine = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}
