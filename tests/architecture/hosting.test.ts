import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFirebaseConfig } from '../../dev/suite/emulators/firebase-config.ts';
import { pages } from '../../web/src/app/site-map.ts';
import { paths } from '../../functions/shared/paths.ts';
import { headerOf } from './headers.ts';

const { rewrites } = (await readFirebaseConfig()).hosting;
const publicPaths = pages.filter(({ isPublic }) => isPublic).map(({ path }) => path);
const privatePaths = pages.filter(({ isPublic }) => !isPublic).map(({ path }) => path);

describe('the Hosting configuration of the pages', () => {
  it.each([...publicPaths, ...privatePaths, paths.admin])(
    '%s is revalidated on every request',
    (path) => {
      expect(headerOf(path, 'Cache-Control')).toBe('no-cache');
    },
  );

  it.each([...publicPaths, ...privatePaths].filter((path) => !path.endsWith('*')))(
    '%s is a static file',
    (path) => {
      expect(rewriteOf(path)).toBeUndefined();
    },
  );

  it.each(privatePaths.filter((path) => path.endsWith('*')))(
    '%s has one file for all documents',
    (path) => {
      expect(rewriteOf(path.replace('*', 'an-id_1'))).toMatchObject({
        destination: path.replace('*', '_one.html'),
      });
      expect(rewriteOf(path.replace('*', 'an-id_1/more'))).toBeUndefined();
    },
  );

  it('every address below /admin shows the admin panel', () => {
    for (const path of [paths.admin, `${paths.admin}/orders`]) {
      expect(rewriteOf(path)).toMatchObject({ destination: '/_admin.html' });
    }
  });

  it.each(publicPaths)('search engines may index %s', (path) => {
    expect(headerOf(path, 'X-Robots-Tag')).toBeUndefined();
  });

  it.each([...privatePaths, paths.admin])('search engines must not index %s', (path) => {
    expect(headerOf(path, 'X-Robots-Tag')).toBe('noindex');
  });
});

function rewriteOf(path: string) {
  return rewrites.find(({ source }) => matchesGlob(path, source));
}
