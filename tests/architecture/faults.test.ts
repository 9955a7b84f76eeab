import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read, root } from './sources.ts';

/** The number of known faults by which integrations like this one have lost or doubled money. */
const faultCount = 37;

it('each known payment fault has a test with its number', () => {
  const files = ['tests/{functions,e2e}/faults/*.ts', 'web/src/core/payments/checkout/*.test.ts'];
  const expected = Array.from({ length: faultCount }, (_, index) => index + 1);
  expect(numbersIn(files, /['`]fault (\d+)[,:]/g)).toEqual(expected);
});

/**
 * The numbers of the faults of selling for a term that plans can have. The others are of automatic debits, papers and
 * what the platform asks.
 */
const planFaults = [
  1, 2, 3, 4, 5, 6, 7, 10, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 28, 29, 30, 35, 37, 51, 52, 53,
];

it('each known fault of plans has a test with its number', () => {
  const files = ['tests/functions/plans/*.test.ts', 'functions/shared/subscriptions/*.test.ts'];
  expect(numbersIn(files, /['"`]plan fault (\d+):/g)).toEqual(planFaults);
});

function numbersIn(files: string[], title: RegExp): number[] {
  const numbers = globSync(files, { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(title)].map(([, number]) => Number(number)),
  );
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}
