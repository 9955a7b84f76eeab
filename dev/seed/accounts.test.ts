import { expect, it } from 'vitest';
import { minPasswordLength } from '../../functions/shared/passwords.ts';
import { demoAccounts } from './accounts.ts';

it.each(demoAccounts)('$email has a password that the forms take', ({ password }) => {
  expect(password.length).toBeGreaterThanOrEqual(minPasswordLength);
});
