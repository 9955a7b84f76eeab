import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

export type Weight = 'regular' | 'semibold';

export interface Face {
  name: 'inter' | 'devanagari';
  fonts: Record<Weight, Font>;
  covers(codePoint: number): boolean;
}

/** The brand's typeface first: a text is set in the first face that has all of its characters. */
export type Faces = readonly [Face, ...Face[]];

let faces: Promise<Faces> | undefined;

/** Opens the faces once, which takes longer than a PDF. They lie in packages: the bundle takes only code. */
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
  };
}

async function openFont(path: string): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(await readFile(createRequire(import.meta.url).resolve(path)));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} holds more fonts than one.`);
  // A font remembers of each glyph the character for which it was first needed, and a PDF says it
  // when its text is copied. Some glyphs have several: no receipt is to depend on those before it.
  for (const codePoint of font.characterSet) {
    if (!isPrivate(codePoint)) font.glyphForCodePoint(codePoint);
  }
  return font;
}

/** Of no meaning outside the font: Inter keeps figures of one width and the like there. */
function isPrivate(codePoint: number): boolean {
  return /\p{Co}/u.test(String.fromCodePoint(codePoint));
}
