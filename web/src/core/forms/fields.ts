import { isPhone, phoneHint } from '@shared/phone.ts';
import { profileLengths } from '@shared/profiles.ts';
import * as z from 'zod/mini';

/** Holds a text of a form to the length that the database takes. */
export function atMost(longest: number) {
  return z.maxLength(longest, `Please use at most ${longest} characters.`);
}

/** Text that must not be empty, without the spaces around it. */
export function filled(message: string, longest: number) {
  return z.string().check(z.trim(), z.minLength(1, message), atMost(longest));
}

export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your email address.'),
    atMost(profileLengths.email),
    z.email('Please enter an email address like name@example.com.'),
  );

/** An empty one has its own sentence. */
export const phoneNumber = filled('Please enter your phone number.', profileLengths.phone).check(
  z.refine((text) => text === '' || isPhone(text), phoneHint),
);
