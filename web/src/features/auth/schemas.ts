import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** The lengths are those that the database takes. */
const filled = (message: string, longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(longest, `Please use at most ${longest} characters.`),
    );

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your email address.'),
    z.email('Please enter an email address like name@example.com.'),
  );

const person = {
  name: filled('Please enter your full name.', 200),
  phone: filled('Please enter your phone number.', 40),
  address: filled('Please enter your address.', 500),
  country: filled('Please select a country.', 100),
  state: filled('Please select a state.', 100),
  city: filled('Please select a city.', 100),
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
