interface SitemapEntry {
  /** The full URL of the page. */
  address: string;
  /** The day of the last change, such as `2026-11-22`. */
  changed: string;
}

export function sitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries.map(
      ({ address, changed }) => `  <url><loc>${address}</loc><lastmod>${changed}</lastmod></url>\n`,
    ),
    '</urlset>\n',
  ].join('');
}

/**
 * Allows every page, because a page that must not be listed says so in its own HTML. Without an origin, the file
 * names no sitemap.
 */
export function robots(origin: string | undefined): string {
  const sitemapLine = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}
