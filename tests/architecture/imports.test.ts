import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';
import { violation } from './import-rules.ts';
import { importsOf } from './imports.ts';
import { root } from './sources.ts';

const files = globSync('{web/src,functions/src,functions/shared,dev,tests}/**/*.{ts,tsx}', {
  cwd: root,
});
const imports = files.flatMap((file) => importsOf(root, resolve(root, file)));

describe('import directions', () => {
  it('reads the whole source', () => {
    expect(files).toContain('functions/src/platform/config.ts');
    expect(files).toContain('web/src/main.tsx');
    expect(imports.length).toBeGreaterThan(files.length);
  });

  it('every import points in an allowed direction', () => {
    const wrong = imports.flatMap((item) => {
      const reason = violation(item);
      return reason ? `${item.from} → ${item.to}: ${reason}` : [];
    });
    expect(wrong).toEqual([]);
  });

  it('no two folders beside each other import each other', () => {
    const ofTests = /\.(test|spec)\.tsx?$|^tests\//;
    const ofCode = imports.filter(({ from, isPackage }) => !isPackage && !ofTests.test(from));
    expect(folderCircles(ofCode)).toEqual([]);
  });
});

describe('folderCircles', () => {
  it.each([
    [
      'through others',
      [
        ['a/b/x.ts', 'a/c/y.ts'],
        ['a/c/e/y.ts', 'a/d/z.ts'],
        ['a/d/f/z.ts', 'a/b/x.ts'],
      ],
      ['a/b ↔ a/c', 'a/b ↔ a/d', 'a/c ↔ a/d'],
    ],
    [
      'not in one direction',
      [
        ['a/b/x.ts', 'a/c/y.ts'],
        ['a/c/y.ts', 'a/d/z.ts'],
      ],
      [],
    ],
    [
      'not with the files beside them',
      [
        ['a/b/x.ts', 'a/y.ts'],
        ['a/y.ts', 'a/b/x.ts'],
      ],
      [],
    ],
  ])('finds circles %s', (_, edges, circles) => {
    expect(folderCircles(edges.map(([from = '', to = '']) => ({ from, to })))).toEqual(circles);
  });
});

describe('the import rules', () => {
  it.each([
    ['web/src/features/cart', 'web/src/features/newcomer', /cart must not import newcomer/],
    ['web/src/core', 'web/src/features/cart', /must not import features/],
    ['web/src/lib', 'functions/src/platform', /web imports only/],
    ['functions/src/platform', 'functions/src/outbox', /must not import outbox/],
    ['functions/src/accounts', 'functions/src/messages', /must not import messages/],
    ['functions/src/payments', 'functions/src/newcomer', /must not import newcomer/],
    ['functions/src/locations', 'web/src/lib', /functions import only/],
    ['functions/shared', 'functions/src/platform', /nothing from outside/],
    ['functions/shared', 'functions/shared/admin', /files must not import admin/],
    ['functions/shared/values', 'functions/shared', /values must not import files/],
    ['dev/suite', 'tests/support', /dev imports no tests/],
    ['web/src/main.tsx', 'web/src/admin', /never imports the admin/],
    ['web/src/admin', 'web/src/app', /must not import app/],
    ['web/src/newcomer', 'web/src/app', /must not import app/],
    ['web/src/app', 'web/src/main.tsx', /must not import main/],
  ])('%s may not import %s', (from, to, reason) => {
    const item = { from: fileIn(from), to: fileIn(to), isPackage: false };
    expect(violation(item)).toMatch(reason);
  });

  it.each([
    ['web/src/features/cart/components/x.tsx', 'firebase/firestore', /import Firebase/],
    ['functions/shared/x.ts', 'zod', /no packages/],
  ])('%s may not import the package %s', (from, to, reason) => {
    expect(violation({ from, to, isPackage: true })).toMatch(reason);
  });
});

function fileIn(path: string): string {
  return path.endsWith('.tsx') ? path : `${path}/x.ts`;
}
