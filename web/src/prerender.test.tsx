import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicPages } from './app/page-descriptions.ts';
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
