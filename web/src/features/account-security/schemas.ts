import * as z from 'zod/mini';
import { security } from '../../content/account.ts';
import { emailAddress } from '../../core/forms/fields.ts';
import { currentPassword, newPassword, samePasswords } from '../../core/forms/passwords.ts';

/** Creates the schema of the form. The new address must differ from `email`, the account's current address. */
export function changeEmailSchema(email: string) {
  const newEmail = emailAddress.check(
    z.refine((text) => text.toLowerCase() !== email.toLowerCase(), security.email.same),
  );
  return z.object({ newEmail, currentPassword });
}

export const changePasswordSchema = z.object({ currentPassword, ...newPassword }).check(
  samePasswords(),
  z.refine<{ currentPassword: string; password: string }>(
    (form) => form.password !== form.currentPassword,
    { message: security.password.same, path: ['password'] },
  ),
);

export type ChangeEmailForm = z.infer<ReturnType<typeof changeEmailSchema>>;
export type ChangePasswordForm = z.infer<typeof changePasswordSchema>;
