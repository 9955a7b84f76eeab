import { hasVisible } from './visible-text.ts';

/** Characters that are invisible or change the reading direction, except the joiners of Indic scripts. */
const unseen =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const controls = /[^\P{Cc}\n]+/gu;

/** Turns entered text into one line without control characters or invisible characters. */
export function plainLine(entered: string): string {
  return plainText(entered).replace(/\s+/gu, ' ');
}

/**
 * Turns entered text into lines that end with `\n`, with at most one empty line in a row. Returns an empty text if
 * nothing in it is visible.
 */
export function plainText(entered: string): string {
  const text = entered
    .toWellFormed()
    .normalize()
    .replace(unseen, '')
    .replace(lineBreak, '\n')
    .replace(controls, ' ')
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return hasVisible(text) ? text : '';
}

const segmenter = new Intl.Segmenter('en');

/** Cuts a longer text to `maxCharacters`, including the ellipsis. */
export function shorten(text: string, maxCharacters: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= maxCharacters) return text;
  const kept = characters.slice(0, maxCharacters - 1).join('');
  return `${kept.trimEnd()}…`;
}
