import { minPasswordLength } from '@shared/accounts/passwords.ts';
import * as z from 'zod/mini';
import { messages } from '../../content/auth.ts';

export const newPassword = {
  password: z
    .string()
    .check(
      z.minLength(1, { error: 'Please enter a password.', abort: true }),
      z.minLength(minPasswordLength, messages.passwordTooShort),
    ),
  confirmPassword: z.string().check(z.minLength(1, 'Please enter the password again.')),
};

export const samePasswords = () =>
  z.refine<{ password: string; confirmPassword: string }>(
    (form) => form.password === form.confirmPassword,
    { message: messages.passwordsDiffer, path: ['confirmPassword'] },
  );
