import { expect, it } from 'vitest';
import { minPasswordLength } from '../../functions/shared/passwords.ts';
import { demoAccounts } from './accounts.ts';
import { steadyAccount } from './steady-accounts.ts';

it.each(demoAccounts)('$email has a password that the forms take', ({ password }) => {
  expect(password.length).toBeGreaterThanOrEqual(minPasswordLength);
});

it('keeps the password while salt and times become fixed', () => {
  const first = steadyAccount(exported('fakeSaltA1', '1'));
  expect(first).toEqual(steadyAccount(exported('fakeSaltB2', '2')));
  expect(first).toMatchObject({ email: 'demo@example.com' });
  expect(first.passwordHash).toBe(`fakeHash:salt=${first.salt}:password=secret`);
});

function exported(salt: string, now: string) {
  return {
    localId: 'demo',
    email: 'demo@example.com',
    salt,
    passwordHash: `fakeHash:salt=${salt}:password=secret`,
    createdAt: now,
  };
}
