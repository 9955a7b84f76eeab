import type { Face, Weight } from './faces.ts';

export interface Setting {
  weight: Weight;
  /** Figures of one width. */
  isTabular: boolean;
}

/**
 * What a face is asked for. Inter's contextual alternates are left out: they take most of the time, for
 * arrows and the like that no receipt has. Figures in columns are not kerned.
 */
export function featuresOf({ name }: Face, { isTabular }: Setting): Record<string, boolean> {
  if (name !== 'inter') return {};
  return isTabular ? { calt: false, kern: false, tnum: true } : { calt: false };
}

const widths = new Map<string, number>();
/** So that names and addresses don't fill the memory of a function that lives for days. */
const most = 5_000;

/** The width of a word, in the size of the type. Most words stand on every receipt. */
export function widthOfWord(face: Face, word: string, setting: Setting): number {
  const key = `${face.name} ${setting.weight} ${setting.isTabular} ${word}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const font = face.fonts[setting.weight];
  const width = font.layout(word, featuresOf(face, setting)).advanceWidth / font.unitsPerEm;
  if (widths.size >= most) widths.clear();
  widths.set(key, width);
  return width;
}
