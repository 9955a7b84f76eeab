import { expect, it } from 'vitest';
import { failureOfEmail } from './failure-of-email.ts';

it.each([
  ['', ''],
  ['no-address', 'The recipient has no email address we can use.'],
  ['550 RCPT TO', 'The mail server rejected it (550 RCPT TO).'],
])('explains %j as %j', (failureReason, sentence) => {
  expect(failureOfEmail({ failureReason })).toBe(sentence);
});
