const segmenter = new Intl.Segmenter('en');

/** Cuts a longer text to `maxCharacters`, including the ellipsis. */
export function shorten(text: string, maxCharacters: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= maxCharacters) return text;
  const kept = characters.slice(0, maxCharacters - 1).join('');
  return `${kept.trimEnd()}…`;
}
