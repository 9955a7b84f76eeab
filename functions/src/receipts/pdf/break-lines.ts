import { splitCharacters } from './set-text.ts';

/**
 * Breaks text at spaces. A word wider than a line breaks after punctuation or, if necessary, anywhere. Drops only
 * the spaces at breaks.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<= )/).flatMap((word) => divide(word, width, measure))) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

function divide(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  return word
    .split(/(?<=[-/@._,])/)
    .flatMap((part) => (measure(part.trimEnd()) <= width ? [part] : splitCharacters(part)));
}
