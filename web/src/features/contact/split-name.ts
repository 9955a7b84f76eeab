import { plainLine } from '@shared/values/plain-text.ts';
/** Splits a full name. The last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = plainLine(name).split(' ');
  if (words.length < 2) return { firstName: words.join(''), lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
