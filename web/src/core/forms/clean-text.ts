/** What the database refuses in a line: control characters, line breaks of any kind, halves of a character. */
const unfitForLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Makes text read in another direction than it is written in, beyond its own end. */
const turns = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const visible = /[^\p{C}\p{Z}\p{M}]/u;
const lineBreaks = /\r\n?|[\u{85}\p{Zl}\p{Zp}]/gu;
const unfitForLines = /(?:(?!\n)[\p{Cc}\p{Cs}])+/gu;

/** A text as one line, without the spaces around it. What is pasted may hold line breaks and worse. */
export function toLine(text: string): string {
  return whole(text.replaceAll(turns, '').replaceAll(unfitForLine, ' '));
}

/** A text of several lines with nothing but line feeds between them, without the spaces around it. */
export function toLines(text: string): string {
  return whole(
    text.replaceAll(turns, '').replaceAll(lineBreaks, '\n').replaceAll(unfitForLines, ' '),
  );
}

/** Without the spaces around it; empty where there is nothing to see. */
function whole(text: string): string {
  return visible.test(text) ? text.trim() : '';
}
