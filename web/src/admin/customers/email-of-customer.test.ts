import { expect, it } from 'vitest';
import { emailOfCustomer } from './email-of-customer.ts';

it.each([
  ['asha@example.com', false, 'asha@example.com'],
  ['asha@example.com', true, 'asha@example.com (not verified)'],
  ['', true, ''],
])('the address %j of a guest (%s) reads %j', (email, isAnonymous, text) => {
  expect(emailOfCustomer({ email, isAnonymous })).toBe(text);
});
