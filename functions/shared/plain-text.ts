/** What turns the direction of reading or is not seen at all; the joiners of Indic scripts are not among it. */
const unseen =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const controls = /[^\P{Cc}\n]+/gu;

/** What somebody typed as one line of text: no line breaks, no control characters, nothing that hides. */
export function plainLine(typed: string): string {
  return plainText(typed).replace(/\s+/gu, ' ');
}

/** What somebody typed as text of several lines, which end with `\n`; at most one of them empty in a row. */
export function plainText(typed: string): string {
  return typed
    .toWellFormed()
    .normalize()
    .replace(unseen, '')
    .replace(lineBreak, '\n')
    .replace(controls, ' ')
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const segmenter = new Intl.Segmenter('en');

/** The text, or as much of it as fits, with an ellipsis at its end. */
export function shorten(text: string, mostCharacters: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= mostCharacters) return text;
  const kept = characters.slice(0, mostCharacters - 1).join('');
  return `${kept.trimEnd()}…`;
}
