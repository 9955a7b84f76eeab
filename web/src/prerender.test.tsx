import { afterEach, describe, expect, it, vi } from 'vitest';
import { describedPages, publicPages } from './app/page-descriptions.ts';
import { notFoundPage } from './app/site-map.ts';
import { prerenderPage } from './prerender.tsx';

const browserOnly = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator'];

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('prerenderPage', () => {
  it.each([...publicPages, notFoundPage])(
    'renders $path without browser globals',
    async ({ path }) => {
      // The first call also loads the page's code and packages.
      await prerenderPage(path);
      const touched = watchGlobals();
      const html = await prerenderPage(path);
      expect(touched).toEqual([]);
      expect(html).toMatch(/<h1[ >]/);
      expect(html).not.toContain('<script');
      expect(html).not.toContain('<template');
    },
  );

  it.each(publicPages)('skips no heading level on $path', async ({ path }) => {
    const headings = [...(await prerenderPage(path)).matchAll(/<h(\d)[^>]*>(.*?)<\/h/g)];
    const skipping = headings.filter(
      ([, level], index) => Number(level) > Number(headings[index - 1]?.[1] ?? 0) + 1,
    );
    expect(skipping.map(([, , text]) => text)).toEqual([]);
  });

  it.each(publicPages)('has links on $path whose labels lead to one place', async ({ path }) => {
    const html = await prerenderPage(path);
    const targets = new Map<string, Set<string>>();
    for (const [, href = '', content = ''] of outsideMain(html).matchAll(linkTag)) {
      const label = content.replaceAll(/<[^>]+>/g, '').trim();
      targets.set(label, (targets.get(label) ?? new Set()).add(href));
    }
    expect(targets.get('About')).toEqual(new Set(['/#about']));
    expect([...targets].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
  });

  it.each(['/', '/about'])(
    'lets the keyboard scroll the row of %s before its code runs',
    async (path) => {
      expect(await prerenderPage(path)).toMatch(
        /<ul tabindex="0" aria-label="[^"]+" class="[^"]*swipe-row/,
      );
    },
  );

  it.each(describedPages)('says on $path whether it needs scripts', async ({ path, isPublic }) => {
    const [, text = ''] = /<noscript[^>]*>(.*?)<\/noscript>/.exec(await prerenderPage(path)) ?? [];
    expect(text.includes('This page needs JavaScript.')).toBe(
      !isPublic && path !== notFoundPage.path,
    );
  });

  it('shows neither Login nor Logout, because the auth state is unknown', async () => {
    const html = await prerenderPage('/');
    expect(html).not.toContain('Login / Sign Up');
    expect(html).not.toContain('Logout');
  });

  it('gives every public page its own title and description', () => {
    expect(new Set(publicPages.map(({ title }) => title)).size).toBe(publicPages.length);
    expect(new Set(publicPages.map(({ description }) => description)).size).toBe(
      publicPages.length,
    );
  });
});

const linkTag = /<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/g;

function outsideMain(html: string): string {
  return html.replace(/<main[^]*<\/main>/, '');
}

/** Records when our code accesses browser globals. Packages may probe for them. */
function watchGlobals(): string[] {
  const touched: string[] = [];
  for (const name of browserOnly) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        const caller = new Error().stack?.split('\n')[2] ?? '';
        if (!caller.includes('node_modules')) touched.push(`${name} ${caller.trim()}`);
        return undefined;
      },
    });
  }
  return touched;
}
