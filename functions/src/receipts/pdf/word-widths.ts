import type { Face, Weight } from './faces.ts';

export interface Setting {
  weight: Weight;
  isTabular: boolean;
}

/**
 * Turns off Inter's contextual alternates. They take most of the time, and only change arrows and other characters
 * that no receipt has.
 */
export function featuresOf({ name }: Face, { isTabular }: Setting): Record<string, boolean> {
  if (name !== 'inter') return {};
  return isTabular ? { calt: false, kern: false, tnum: true } : { calt: false };
}

const widths = new Map<string, number>();
/** The bound on the memory of a process that runs for days. */
const maxWords = 5_000;

/** Returns the width as a multiple of the font size. Widths are cached, because most words are on every receipt. */
export function widthOfWord(face: Face, word: string, setting: Setting): number {
  const key = `${face.name} ${setting.weight} ${setting.isTabular} ${word}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const font = face.fonts[setting.weight];
  const width = font.layout(word, featuresOf(face, setting)).advanceWidth / font.unitsPerEm;
  if (widths.size >= maxWords) widths.clear();
  widths.set(key, width);
  return width;
}
