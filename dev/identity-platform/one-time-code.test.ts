import { expect, it } from 'vitest';
import { codeAt, isCodeOf, newSecret } from './one-time-code.ts';

/** The secret of RFC 6238's appendix B, `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%d seconds after 1970 the RFC’s code is %s', (seconds, code) => {
  expect(codeAt(secret, seconds * 1000)).toBe(code);
});

it('a code counts in its period and in those beside it', () => {
  const ours = newSecret();
  const nowMs = 1_800_000_000_000;
  const taken = [-60, -30, 0, 30, 60].map((seconds) =>
    isCodeOf(ours, codeAt(ours, nowMs + seconds * 1000), nowMs),
  );
  expect(taken).toEqual([false, true, true, true, false]);
});
