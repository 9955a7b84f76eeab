import { isMailAddress, maxMailAddressLength } from '@shared/values/mail-address.ts';
import { isPhone, phoneHint } from '@shared/values/phone.ts';
import { profileLengths } from '@shared/accounts/profiles.ts';
import * as z from 'zod/mini';
import { toLine, toLines } from './clean-text.ts';

function atMost(maxLength: number) {
  return z.maxLength(maxLength, `Please use no more than ${maxLength} characters.`);
}

/** An optional line. */
export function line(maxLength: number) {
  return z.string().check(z.overwrite(toLine), atMost(maxLength));
}

/** A required line. */
export function filled(message: string, maxLength: number) {
  return z.string().check(z.overwrite(toLine), z.minLength(1, message), atMost(maxLength));
}

/** A required text of several lines. */
export function filledLines(message: string, maxLength: number) {
  return z.string().check(z.overwrite(toLines), z.minLength(1, message), atMost(maxLength));
}

export const emailAddress = addressOf('Please enter your email address.');

/** A required email address. `missing` is the message for an empty field. */
export function addressOf(missing: string) {
  return filled(missing, maxMailAddressLength).check(
    z.refine(isMailAddress, 'Please enter a valid email address, like name@example.com.'),
  );
}

/** An empty value gets only the message of `filled`. Each white-space character becomes a space. */
export const phoneNumber = filled('Please enter your phone number.', profileLengths.phone).check(
  z.overwrite((text) => text.replaceAll(/\s/g, ' ')),
  z.refine((text) => text === '' || isPhone(text), phoneHint),
);
