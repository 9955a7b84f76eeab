import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const template = '<head><!--head--></head><div id="root"><!--page--></div>';

describe('fillTemplate', () => {
  it('inserts head tags, preloads and content', () => {
    const page = fillTemplate(template, {
      head: { title: 'A & B <c>', description: 'Says "d" for $& and $1.' },
      content: '<p>$& stays</p>',
      scripts: ['assets/landing.js'],
    });
    expect(page).toContain('<title>A &amp; B &lt;c></title>');
    expect(page).toContain('<meta property="og:title" content="A &amp; B &lt;c>" />');
    expect(page).toContain('content="Says &quot;d&quot; for $&amp; and $1."');
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/landing.js" />');
    expect(page).toContain('<div id="root"><p>$& stays</p></div>');
    expect(page).not.toContain('canonical');
  });

  it('writes the full address of a page', () => {
    const page = fillTemplate(template, {
      head: { title: 'A', description: 'B' },
      address: 'https://example.com/terms',
      content: '',
      scripts: [],
    });
    expect(page).toContain('<link rel="canonical" href="https://example.com/terms" />');
    expect(page).toContain('<meta property="og:url" content="https://example.com/terms" />');
  });

  it('hides the app shell from search engines and leaves its root empty', () => {
    const shell = fillTemplate(template, { content: '', scripts: [] });
    expect(shell).toContain('<meta name="robots" content="noindex" />');
    expect(shell).toContain('<div id="root"></div>');
  });

  it('refuses a template without a placeholder', () => {
    expect(() => fillTemplate('<head></head>', { content: '', scripts: [] })).toThrow(
      '<!--head-->',
    );
  });
});
