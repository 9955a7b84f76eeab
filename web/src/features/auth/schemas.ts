import { minPasswordLength } from '@shared/passwords.ts';
import { profileLengths as longest } from '@shared/profiles.ts';
import * as z from 'zod/mini';
import { emailAddress as email, filled, phoneNumber } from '../../core/forms/fields.ts';
import { messages } from '../../content/auth.ts';

const person = {
  name: filled('Please enter your full name.', longest.name),
  phone: phoneNumber,
  address: filled('Please enter your address.', longest.address),
  country: filled('Please select a country.', longest.country),
  state: filled('Please select a state.', longest.state),
  city: filled('Please select a city.', longest.city),
};

export const loginSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
});

const newPassword = {
  email,
  password: z
    .string()
    .check(
      z.minLength(1, { error: 'Please choose a password.', abort: true }),
      z.minLength(minPasswordLength, messages.passwordTooShort),
    ),
  confirmPassword: z.string().check(z.minLength(1, 'Please repeat the password.')),
};

const samePasswords = () =>
  z.refine<{ password: string; confirmPassword: string }>(
    (form) => form.password === form.confirmPassword,
    { message: messages.passwordsDiffer, path: ['confirmPassword'] },
  );

export const signUpSchema = z.object({ ...person, ...newPassword }).check(samePasswords());

/** What makes a guest's account permanent. */
export const linkSchema = z.object(newPassword).check(samePasswords());

/** The email address is optional here: an account may have none. */
export const detailsSchema = z.object({ ...person, email: z.union([z.literal(''), email]) });

/** The address is the account's own, whatever it looks like. */
export const lockedDetailsSchema = z.object({ ...person, email: z.string() });

export type LoginForm = z.infer<typeof loginSchema>;
export type SignUpForm = z.infer<typeof signUpSchema>;
export type LinkForm = z.infer<typeof linkSchema>;
export type DetailsForm = z.infer<typeof detailsSchema>;
