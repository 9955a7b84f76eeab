/** What the database refuses in a line: control characters, line breaks of any kind, halves of a character. */
const unfitForLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const lineBreaks = /\r\n?|[\u{85}\p{Zl}\p{Zp}]/gu;
const unfitForLines = /(?:(?!\n)[\p{Cc}\p{Cs}])+/gu;

/** A text as one line, without the spaces around it. What is pasted may hold line breaks and worse. */
export function toLine(text: string): string {
  return text.replaceAll(unfitForLine, ' ').trim();
}

/** A text of several lines with nothing but line feeds between them, without the spaces around it. */
export function toLines(text: string): string {
  return text.replaceAll(lineBreaks, '\n').replaceAll(unfitForLines, ' ').trim();
}
