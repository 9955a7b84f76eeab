import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFirebaseConfig } from '../../dev/suite/firebase-config.ts';
import { pages } from '../../web/src/app/site-map.ts';
import { paths } from '../../functions/shared/paths.ts';

const { rewrites, headers } = (await readFirebaseConfig()).hosting;
const publicPaths = pages.filter(({ isPublic }) => isPublic).map(({ path }) => path);
const privatePaths = pages.filter(({ isPublic }) => !isPublic).map(({ path }) => path);
const otherPaths = [...privatePaths, paths.admin];

describe('what Hosting is told of the pages', () => {
  it.each([...publicPaths, ...otherPaths])('%s is asked for anew each time', (path) => {
    expect(headerOf(path, 'Cache-Control')).toBe('no-cache');
  });

  it.each(publicPaths)('%s is a file that search engines may list', (path) => {
    expect(rewrites.find(({ source }) => matches(path, source))).toBeUndefined();
    expect(headerOf(path, 'X-Robots-Tag')).toBeUndefined();
  });

  it.each(otherPaths)('%s shows a shell and is not listed', (path) => {
    const shell = path === paths.admin ? '/_admin.html' : '/_app-shell.html';
    expect(rewrites.find(({ source }) => matches(path, source))).toMatchObject({
      destination: shell,
    });
    expect(headerOf(path, 'X-Robots-Tag')).toBe('noindex');
  });
});

function headerOf(path: string, key: string): string | undefined {
  return headers
    .filter(({ source }) => matches(path, source))
    .flatMap((rule) => rule.headers)
    .findLast((header) => header.key === key)?.value;
}

function matches(path: string, source: string): boolean {
  return matchesGlob(path, source);
}
