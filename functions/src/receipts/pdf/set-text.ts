import type { Face, Faces } from './faces.ts';

/** The replacement for a character that no face has. */
export const placeholder = '□';

export interface Run {
  text: string;
  face: Face;
}

/** Sets each character in the first face that has it, or as a placeholder. */
export function setText(faces: Faces, text: string): Run[] {
  const [brand] = faces;
  if (coversAll(brand, text)) return [{ text, face: brand }];
  const runs: Run[] = [];
  for (const character of splitCharacters(text)) {
    const last = runs.at(-1);
    const face = faces.find((face) => coversAll(face, character)) ?? brand;
    const shown = coversAll(face, character) ? character : placeholder;
    if (last?.face === face) last.text += shown;
    else runs.push({ text: shown, face });
  }
  return runs;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits text as a reader counts characters. A letter and its marks are one. */
export function splitCharacters(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment);
}

function coversAll(face: Face, text: string): boolean {
  return Array.from(text).every((character) => face.covers(character.codePointAt(0) ?? 0));
}
