import * as z from 'zod/mini';

/** Holds a text of a form to the length that the database takes. */
export function atMost(longest: number) {
  return z.maxLength(longest, `Please use at most ${longest} characters.`);
}
