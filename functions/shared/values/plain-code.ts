import { plainLine } from './plain-text.ts';

const digit = /\p{Nd}/u;
const dash = /[\p{Pd}\u2212]/gu;
/** The full-width forms of ASCII, which keyboards of East Asia enter. */
const fullWidth = /[\uFF01-\uFF5E]/gu;
const fullWidthOffset = 0xfe_e0;

/**
 * Turns an entered number or code, such as a phone number, into one line with the digits 0 to 9 and plain hyphens,
 * whatever keyboard or document it came from.
 */
export function plainCode(entered: string): string {
  return plainLine(entered)
    .replace(fullWidth, (it) => String.fromCodePoint(codePointOf(it) - fullWidthOffset))
    .replace(/\p{Nd}/gu, (it) => String(valueOf(it)))
    .replace(dash, '-');
}

/** Returns the value of a decimal digit. In Unicode, the ten digits of a script follow each other. */
function valueOf(character: string): number {
  const codePoint = codePointOf(character);
  let first = codePoint;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
