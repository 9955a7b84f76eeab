import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

export type Weight = 'regular' | 'semibold';

export interface Face {
  name: 'inter' | 'devanagari';
  fonts: Record<Weight, Font>;
  covers(codePoint: number): boolean;
  /** Whether a text without substitutes is copied from a PDF as it reads. */
  isCopied(text: string): boolean;
}

/** The typefaces, the brand's first. Each character is set in the first face that has it. */
export type Faces = readonly [Face, ...Face[]];

let faces: Promise<Faces> | undefined;

/**
 * Loads the fonts once, because that takes longer than rendering a PDF. The bundle contains only code, so the fonts
 * are read from their packages.
 */
export function loadFaces(): Promise<Faces> {
  faces ??= Promise.all([
    loadFace('inter', {
      regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
      semibold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    }),
    loadFace('devanagari', {
      regular:
        '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
      semibold:
        '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
    }),
  ]);
  return faces;
}

async function loadFace(name: Face['name'], paths: Record<Weight, string>): Promise<Face> {
  const [regular, semibold] = await Promise.all([
    openFont(paths.regular),
    openFont(paths.semibold),
  ]);
  return {
    name,
    fonts: { regular, semibold },
    covers: (codePoint) => !isPrivate(codePoint) && regular.hasGlyphForCodePoint(codePoint),
    isCopied: (text) => Array.from(text).every((it) => copyOf(regular, it) === it),
  };
}

async function openFont(path: string): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(await readFile(createRequire(import.meta.url).resolve(path)));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} holds more fonts than one.`);
  // A font remembers for each glyph the first character that used it, and copied PDF text contains that character.
  // Looking all characters up in a fixed order keeps a receipt independent of earlier ones.
  const codePoints = font.characterSet.filter((codePoint) => !isPrivate(codePoint));
  for (const codePoint of codePoints.toSorted(byUse)) font.glyphForCodePoint(codePoint);
  return font;
}

/** Puts phonetic letters last, because they share the glyphs of quotation marks and of Greek letters. */
function byUse(one: number, other: number): number {
  return Number(isPhonetic(one)) - Number(isPhonetic(other));
}

function isPhonetic(codePoint: number): boolean {
  return codePoint >= 0x02_50 && codePoint <= 0x02_ff;
}

/** Returns the character that a copy of a character has in its place. */
function copyOf(font: Font, character: string): string {
  const { codePoints } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  return String.fromCodePoint(...codePoints);
}

/** Returns whether a code point is private. Inter uses private ones for figures of equal width, for example. */
function isPrivate(codePoint: number): boolean {
  return /\p{Co}/u.test(String.fromCodePoint(codePoint));
}
