import { isPhone, phoneHint } from '@shared/phone.ts';
import * as z from 'zod/mini';
import { atMost } from '../at-most.ts';

/** Text that must not be empty, without the spaces around it. */
export function filled(message: string, longest: number) {
  return z.string().check(z.trim(), z.minLength(1, message), atMost(longest));
}

export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your email address.'),
    atMost(320),
    z.email('Please enter an email address like name@example.com.'),
  );

/** An empty one has its own sentence. */
export const phoneNumber = filled('Please enter your phone number.', 40).check(
  z.refine((text) => text === '' || isPhone(text), phoneHint),
);
