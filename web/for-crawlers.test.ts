import { describe, expect, it } from 'vitest';
import { robots, sitemap } from './for-crawlers.ts';

describe('sitemap', () => {
  it('lists each address', () => {
    expect(sitemap(['https://example.com/', 'https://example.com/terms'])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.com/</loc></url>
  <url><loc>https://example.com/terms</loc></url>
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
});
