import { describe, expect, it } from 'vitest';
import { robots, sitemap } from './crawler-files.ts';

describe('sitemap', () => {
  it('lists each address with its date', () => {
    expect(
      sitemap([
        { url: 'https://example.com/', lastChangedOn: '2026-11-22' },
        { url: 'https://example.com/terms', lastChangedOn: '2025-09-05' },
      ]),
    ).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.com/</loc><lastmod>2026-11-22</lastmod></url>
  <url><loc>https://example.com/terms</loc><lastmod>2025-09-05</lastmod></url>
</urlset>
`,
    );
  });
});

describe('robots', () => {
  it('allows everything and names the sitemap', () => {
    expect(robots('https://example.com')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
    );
  });

  it('names no sitemap of a test site', () => {
    expect(robots(undefined)).toBe('User-agent: *\nAllow: /\n');
  });
});
