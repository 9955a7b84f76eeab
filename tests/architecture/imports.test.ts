import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';
import { violation } from './import-rules.ts';
import { importsOf } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');
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
      'directly',
      [
        ['a/b/x.ts', 'a/c/y.ts'],
        ['a/c/d/z.ts', 'a/b/e/w.ts'],
      ],
      ['a/b ↔ a/c'],
    ],
    [
      'through others',
      [
        ['a/b/x.ts', 'a/c/y.ts'],
        ['a/c/y.ts', 'a/d/z.ts'],
        ['a/d/z.ts', 'a/b/x.ts'],
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
    ['web/src/features/newcomer', 'web/src/app', /must not import app/],
    ['web/src/core', 'web/src/features/cart', /must not import features/],
    ['web/src/lib', 'functions/src/platform', /web imports only/],
    ['functions/src/platform', 'functions/src/outbox', /must not import outbox/],
    ['functions/src/alerts', 'functions/src/outbox', /must not import outbox/],
    ['functions/src/payments/refunds', 'functions/src/receipts', /not import receipts/],
    ['functions/src/accounts', 'functions/src/messages', /must not import messages/],
    ['functions/src/alerts', 'functions/src/payments', /must not import payments/],
    ['functions/src/payments', 'functions/src/newcomer', /must not import newcomer/],
    [
      'functions/src/payments/recording',
      'functions/src/payments/refunds',
      /recording must not import refunds/,
    ],
    ['functions/src/locations', 'web/src/lib', /functions import only/],
    ['functions/shared', 'functions/src/platform', /nothing from outside/],
    [
      'functions/shared/catalogue',
      'functions/shared/payments',
      /catalogue must not import payments/,
    ],
    ['functions/shared', 'functions/shared/admin', /files must not import admin/],
    ['functions/shared/values', 'functions/shared', /values must not import files/],
    ['dev/suite', 'tests/support', /dev imports no tests/],
    ['web/src/app', 'web/src/admin', /never imports the admin/],
    ['web/src/main.tsx', 'web/src/admin', /never imports the admin/],
    ['web/src/admin', 'web/src/app', /must not import app/],
    ['web/src/admin/pages', 'web/src/admin/panel', /pages must not import panel/],
    ['web/src/admin/alerts', 'web/src/admin/pages', /alerts must not import pages/],
    ['web/src/admin/lists', 'web/src/admin/records', /lists must not import records/],
    ['web/src/admin/emails', 'web/src/admin/messages', /emails must not import messages/],
    ['web/src/admin/pages', 'web/src/admin/newcomer', /must not import newcomer/],
    ['web/src/newcomer', 'web/src/app', /must not import app/],
    ['web/src/lib', 'web/src/newcomer', /must not import newcomer/],
    ['web/src/startup', 'web/src/content', /startup must not import content/],
    ['web/src/lib', 'web/src/startup', /lib must not import startup/],
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
