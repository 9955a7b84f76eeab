import { longestProfileTexts as longest } from '@shared/profiles.ts';
import * as z from 'zod/mini';
import { emailAddress as email, filled } from '../../core/forms/fields.ts';
import { messages } from './messages.ts';

const person = {
  name: filled('Please enter your full name.', longest.name),
  phone: filled('Please enter your phone number.', longest.phone),
  address: filled('Please enter your address.', longest.address),
  country: filled('Please select a country.', longest.country),
  state: filled('Please select a state.', longest.state),
  city: filled('Please select a city.', longest.city),
};

export const loginSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
});

export const signUpSchema = z
  .object({
    ...person,
    email,
    password: z.string().check(z.minLength(1, 'Please choose a password.')),
    confirmPassword: z.string().check(z.minLength(1, 'Please repeat the password.')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      message: messages.passwordsDiffer,
      path: ['confirmPassword'],
    }),
  );

/** The email address is optional here: an account may have none. */
export const detailsSchema = z.object({ ...person, email: z.union([z.literal(''), email]) });

export type LoginForm = z.infer<typeof loginSchema>;
export type SignUpForm = z.infer<typeof signUpSchema>;
export type DetailsForm = z.infer<typeof detailsSchema>;
