import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

/** A file of `src/styles/fonts` and its contents. */
interface FontPart {
  path: string;
  content: Buffer;
}

const styles = resolve(import.meta.dirname, '../../src/styles');
const inter = '@fontsource-variable/inter/files';

/** The weights that the site uses. Without the lighter ones, the letters take a third less. */
const weights = { min: 400, max: 700 };
/** The font's copyright, its licence and the address of the licence. */
const names = [0, 13, 14];

/** Makes each part of Inter that `fonts.css` names, with the characters of its `unicode-range`. */
export async function makeFontParts(): Promise<FontPart[]> {
  const css = await readFile(join(styles, 'fonts.css'), 'utf8');
  const parts = css.matchAll(/url\('\.\/(fonts\/inter-[\w-]+\.woff2)'\).*?unicode-range:(.*?);/gs);
  return Promise.all(
    [...parts].map(async ([, file = '', range = '']) => ({
      path: join(styles, file),
      content: await partOf(sourceOf(file), charactersOf(range)),
    })),
  );
}

async function partOf(source: string, characters: string): Promise<Buffer> {
  return subsetFont(await readFile(createRequire(import.meta.url).resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds: names,
  });
}

function sourceOf(file: string): string {
  const set = file.includes('rupee') ? 'latin-ext' : 'latin';
  return `${inter}/inter-${set}-wght-normal.woff2`;
}

function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((span) => {
      const [first = '', last = first] = span.trim().replace('U+', '').split('-');
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
    })
    .join('');
}
