import { hasVisible } from './visible-text.ts';

/** Characters without a shape of their own, except the joiners, which spelling needs in Indic and Persian scripts. */
const ignorable = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
/** Control characters and halves of characters. */
const unreadable = /(?:(?!\n)[\p{Cc}\p{Cs}])+/gu;

/** Turns entered text into one line in NFC, without control characters or invisible characters. */
export function plainLine(entered: string): string {
  return plainText(entered).replace(/\s+/gu, ' ');
}

/**
 * Turns entered text into lines in NFC that end with `\n`, with at most one empty line in a row. Returns an empty text
 * if nothing in it is visible.
 */
export function plainText(entered: string): string {
  const text = entered
    .replace(ignorable, '')
    .replace(lineBreak, '\n')
    .replace(unreadable, ' ')
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .normalize()
    .trim();
  return hasVisible(text) ? text : '';
}
