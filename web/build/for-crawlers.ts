interface SitemapEntry {
  /** A full address. */
  address: string;
  /** The day on which the page last changed, such as `2026-11-22`. */
  changed: string;
}

/** The sitemap of the public pages. */
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
 * Allows every address: a page that must not be listed says so itself, and a crawler has to read it to
 * know. Without an origin it names no sitemap.
 */
export function robots(origin: string | undefined): string {
  const sitemapLine = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}
