import { hasVisible } from '@shared/values/visible-text.ts';

/** Not allowed in a line: control characters, line breaks, unpaired surrogates. */
const unfitForLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Characters that change the reading direction. */
const turns = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const lineBreaks = /\r\n?|[\u{85}\p{Zl}\p{Zp}]/gu;
const unfitForLines = /(?:(?!\n)[\p{Cc}\p{Cs}])+/gu;

/** Converts a text to one trimmed line. Pasted text may contain line breaks and control characters. */
export function toLine(text: string): string {
  return trimmed(text.replaceAll(turns, '').replaceAll(unfitForLine, ' '));
}

/** Converts a text to trimmed lines that are separated by line feeds only. */
export function toLines(text: string): string {
  return trimmed(
    text.replaceAll(turns, '').replaceAll(lineBreaks, '\n').replaceAll(unfitForLines, ' '),
  );
}

/** Trims a text; empty if it has no visible character. */
function trimmed(text: string): string {
  return hasVisible(text) ? text.trim() : '';
}
