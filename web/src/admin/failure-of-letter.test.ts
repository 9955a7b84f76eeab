import { expect, it } from 'vitest';
import { failureOfLetter } from './failure-of-letter.ts';

it.each([
  ['', ''],
  ['no-address', 'The recipient has no email address we can use.'],
  ['550 RCPT TO', 'The mail server rejected it (550 RCPT TO).'],
])('of %j says %j', (failureReason, sentence) => {
  expect(failureOfLetter({ failureReason })).toBe(sentence);
});
