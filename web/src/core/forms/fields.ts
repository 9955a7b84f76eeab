import { isPhone, phoneHint } from '@shared/phone.ts';
import { profileLengths } from '@shared/profiles.ts';
import * as z from 'zod/mini';
import { toLine, toLines } from './clean-text.ts';

/** Holds a text of a form to the length that the database takes. */
function atMost(longest: number) {
  return z.maxLength(longest, `Please use at most ${longest} characters.`);
}

/** A line that may stay empty, cleaned of what the database refuses in one. */
export function line(longest: number) {
  return z.string().check(z.overwrite(toLine), atMost(longest));
}

/** A line that must not be empty. */
export function filled(message: string, longest: number) {
  return z.string().check(z.overwrite(toLine), z.minLength(1, message), atMost(longest));
}

/** A text of any number of lines that must not be empty. */
export function filledLines(message: string, longest: number) {
  return z.string().check(z.overwrite(toLines), z.minLength(1, message), atMost(longest));
}

export const emailAddress = filled('Please enter your email address.', profileLengths.email).check(
  z.email('Please enter an email address like name@example.com.'),
);

/** An empty one has its own sentence. Spaces of all kinds count as one. */
export const phoneNumber = filled('Please enter your phone number.', profileLengths.phone).check(
  z.overwrite((text) => text.replaceAll(/\s/g, ' ')),
  z.refine((text) => text === '' || isPhone(text), phoneHint),
);
