import type { Face, Weight } from './faces.ts';

export interface Setting {
  weight: Weight;
  /** All digits have the same width. */
  isTabular: boolean;
}

/**
 * The OpenType features to use. Inter's contextual alternates are off: they take most of the time, and only
 * change arrows and the like, which no receipt has. Figures in columns are not kerned.
 */
export function featuresOf({ name }: Face, { isTabular }: Setting): Record<string, boolean> {
  if (name !== 'inter') return {};
  return isTabular ? { calt: false, kern: false, tnum: true } : { calt: false };
}

const widths = new Map<string, number>();
/** Bounds the memory of a process that lives for days. */
const maxWords = 5_000;

/** The width of a word in units of the font size. It is cached: most words are on every receipt. */
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
