import { describe, expect, it } from 'vitest';
import { headTags } from './head-tags.ts';

const page = { title: 'A & B <c>', description: 'Says "d".' };
const icons = { favicon: '/f.png', small: '', large: '', maskable: '', appleTouch: '/a.png' };
const parts = {
  page,
  isListed: true,
  icons,
  themeColor: '#070e20',
  scripts: ['assets/main.js', 'assets/a.js'],
  signedInScripts: ['assets/auth.js'],
  firstRowsScripts: [],
};
const card = {
  address: 'https://example.com/terms',
  picture: 'https://example.com/assets/terms.png',
  alt: 'Terms',
};

describe('headTags', () => {
  it('escapes texts', () => {
    const tags = headTags({ ...parts, card });
    expect(tags).toContain('<title>A &amp; B &lt;c></title>');
    expect(tags).toContain('<meta name="description" content="Says &quot;d&quot;." />');
    expect(tags).toContain('<meta property="og:title" content="A &amp; B &lt;c>" />');
  });

  it('names the scripts, the icons and the manifest', () => {
    const tags = headTags(parts);
    expect(tags).toContain('<meta name="scripts" content="/assets/main.js /assets/a.js" />');
    expect(tags).toContain('<meta name="signed-in-scripts" content="/assets/auth.js" />');
    expect(tags).toContain('<link rel="icon" href="/f.png" type="image/png" sizes="48x48" />');
    expect(tags).toContain('<link rel="apple-touch-icon" href="/a.png" />');
    expect(tags).toContain('<link rel="manifest" href="/site.webmanifest" />');
  });

  it('hides a page from search engines, and writes no full address where the origin is not known', () => {
    const tags = headTags({ ...parts, isListed: false });
    expect(tags).toContain('<meta name="robots" content="noindex" />');
    expect(tags.join('')).not.toMatch(/canonical|og:|twitter:/);
  });
});
