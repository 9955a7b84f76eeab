import { expect, it } from 'vitest';
import { failureOfLetter } from './failure-of-letter.ts';

it.each([
  ['', ''],
  ['no-address', 'Its reader has no address that it may go to.'],
  ['550 RCPT TO', 'The mail server did not take it (550 RCPT TO).'],
])('of %j says %j', (failureReason, sentence) => {
  expect(failureOfLetter({ failureReason })).toBe(sentence);
});
