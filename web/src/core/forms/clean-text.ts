import { hasVisible } from '@shared/values/visible-text.ts';

/** Control characters, line breaks and unpaired surrogates. A line must not contain them. */
const unfitForLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Characters that change the reading direction. */
const turns = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const lineBreaks = /\r\n?|[\u{85}\p{Zl}\p{Zp}]/gu;
const unfitForLines = /(?:(?!\n)[\p{Cc}\p{Cs}])+/gu;

/** Converts a text, which may be pasted, to one trimmed line without control characters. */
export function toLine(text: string): string {
  return trimmed(text.replaceAll(turns, '').replaceAll(unfitForLine, ' '));
}

export function toLines(text: string): string {
  return trimmed(
    text.replaceAll(turns, '').replaceAll(lineBreaks, '\n').replaceAll(unfitForLines, ' '),
  );
}

function trimmed(text: string): string {
  return hasVisible(text) ? text.trim() : '';
}
