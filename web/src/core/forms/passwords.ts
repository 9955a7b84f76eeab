import { minPasswordLength } from '@shared/accounts/passwords.ts';
import * as z from 'zod/mini';
import { messages } from '../../content/auth.ts';

/** A password in NFC, because keyboards encode é differently and Firebase compares the codes. */
function passwordOf(missing: string) {
  return z.string().check(z.normalize(), z.minLength(1, missing));
}

export const currentPassword = passwordOf('Please enter your password.');

export const newPassword = {
  password: passwordOf('Please enter a password.').check(
    z.refine((text) => text === '' || text.length >= minPasswordLength, messages.passwordTooShort),
  ),
  confirmPassword: passwordOf('Please enter the password again.'),
};

export const samePasswords = () =>
  z.refine<{ password: string; confirmPassword: string }>(
    ({ password, confirmPassword }) =>
      password === '' || confirmPassword === '' || password === confirmPassword,
    { message: messages.passwordsDiffer, path: ['confirmPassword'] },
  );
