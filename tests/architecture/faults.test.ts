import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The number of known faults by which integrations like this one have lost or doubled money. */
const faultCount = 37;

it('each known payment fault has a test with its number', () => {
  const files = ['tests/{functions,e2e}/faults/*.ts', 'web/src/core/payments/checkout/*.test.ts'];
  const titles = globSync(files, { cwd: root }).flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/['`]fault (\d+)[,:]/g)].map(
      ([, number]) => Number(number),
    ),
  );
  const expected = Array.from({ length: faultCount }, (_, index) => index + 1);
  expect([...new Set(titles)].toSorted((a, b) => a - b)).toEqual(expected);
});
