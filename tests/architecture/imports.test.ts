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
    [
      'web/src/features/cart/use-cart.ts',
      'web/src/features/newcomer/x.ts',
      /cart must not import newcomer/,
    ],
    ['web/src/features/newcomer/x.ts', 'web/src/app/y.ts', /must not import app/],
    ['web/src/core/x.ts', 'web/src/features/cart/y.ts', /must not import features/],
    ['web/src/lib/x.ts', 'functions/src/platform/config.ts', /web imports only/],
    ['functions/src/platform/x.ts', 'functions/src/outbox/y.ts', /must not import outbox/],
    ['functions/src/alerts/x.ts', 'functions/src/outbox/y.ts', /must not import outbox/],
    ['functions/src/payments/refunds/x.ts', 'functions/src/receipts/y.ts', /not import receipts/],
    ['functions/src/accounts/x.ts', 'functions/src/messages/y.ts', /must not import messages/],
    ['functions/src/alerts/x.ts', 'functions/src/payments/y.ts', /must not import payments/],
    ['functions/src/payments/x.ts', 'functions/src/newcomer/y.ts', /must not import newcomer/],
    [
      'functions/src/payments/recording/x.ts',
      'functions/src/payments/refunds/y.ts',
      /recording must not import refunds/,
    ],
    ['functions/src/locations/x.ts', 'web/src/lib/y.ts', /functions import only/],
    ['functions/shared/x.ts', 'functions/src/platform/config.ts', /nothing from outside/],
    [
      'functions/shared/catalogue/x.ts',
      'functions/shared/payments/y.ts',
      /catalogue must not import payments/,
    ],
    ['functions/shared/x.ts', 'functions/shared/admin/y.ts', /files must not import admin/],
    ['functions/shared/values/x.ts', 'functions/shared/y.ts', /values must not import files/],
    ['dev/suite/x.ts', 'tests/support/y.ts', /dev imports no tests/],
    ['web/src/app/x.tsx', 'web/src/admin/y.tsx', /never imports the admin/],
    ['web/src/main.tsx', 'web/src/admin/y.tsx', /never imports the admin/],
    ['web/src/admin/x.tsx', 'web/src/app/y.tsx', /must not import app/],
    ['web/src/admin/pages/x.tsx', 'web/src/admin/panel/y.tsx', /pages must not import panel/],
    ['web/src/admin/alerts/x.tsx', 'web/src/admin/pages/y.tsx', /alerts must not import pages/],
    ['web/src/admin/lists/x.tsx', 'web/src/admin/records/y.ts', /lists must not import records/],
    [
      'web/src/admin/emails/x.tsx',
      'web/src/admin/messages/y.ts',
      /emails must not import messages/,
    ],
    ['web/src/admin/pages/x.tsx', 'web/src/admin/newcomer/y.ts', /must not import newcomer/],
    ['web/src/newcomer/x.ts', 'web/src/app/y.ts', /must not import app/],
    ['web/src/lib/x.ts', 'web/src/newcomer/y.ts', /must not import newcomer/],
    ['web/src/startup/x.ts', 'web/src/content/y.ts', /startup must not import content/],
    ['web/src/lib/x.ts', 'web/src/startup/y.ts', /lib must not import startup/],
    ['web/src/app/x.ts', 'web/src/main.tsx', /must not import main/],
  ])('%s may not import %s', (from, to, reason) => {
    expect(violation({ from, to, isPackage: false })).toMatch(reason);
  });

  it.each([
    ['web/src/features/cart/components/x.tsx', 'firebase/firestore', /import Firebase/],
    ['functions/shared/x.ts', 'zod', /no packages/],
  ])('%s may not import the package %s', (from, to, reason) => {
    expect(violation({ from, to, isPackage: true })).toMatch(reason);
  });
});
