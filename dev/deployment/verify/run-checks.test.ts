import { expect, it } from 'vitest';
import type { Check, Observation } from './check.ts';
import { runChecks } from './run-checks.ts';

const right = checkOf('a', () => Promise.resolve({ got: '200', verdict: 'right' }));
const unknown = checkOf('b', () => Promise.resolve({ got: 'nothing', verdict: 'unknown' }));
const wrong = checkOf('c', () => Promise.resolve({ got: '500', verdict: 'wrong' }));
const failing = checkOf('d', () =>
  Promise.reject(new Error('fetch failed', { cause: new Error('no such host') })),
);

it.each([
  [[right, unknown], true, '1 right, 0 wrong, 1 not known yet.'],
  [[wrong, right], false, '1 right, 1 wrong, 0 not known yet.'],
  [[failing, right], false, '1 right, 1 wrong, 0 not known yet.'],
])('runs all checks and sums them up', async (checks, isRight, summary) => {
  const lines: string[] = [];
  expect(await runChecks(checks, (line) => void lines.push(line))).toBe(isRight);
  expect(lines).toHaveLength(checks.length + 1);
  expect(lines.at(-1)?.trim()).toBe(summary);
});

it('says what came back and what must', async () => {
  const lines: string[] = [];
  await runChecks([wrong, failing], (line) => void lines.push(line));
  expect(lines.slice(0, 2)).toEqual([
    '✗ c\n    must be:   200\n    came back: 500',
    '✗ d\n    must be:   200\n    came back: failed: fetch failed: no such host',
  ]);
});

function checkOf(name: string, observe: () => Promise<Observation>): Check {
  return { name, mustBe: '200', observe };
}
