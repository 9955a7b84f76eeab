import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeFontParts } from './font-parts.ts';

it('the stored parts of Inter fit the font and the ranges in fonts.css', async () => {
  const parts = await makeFontParts();
  expect(parts).toHaveLength(3);
  for (const { path, content } of parts) {
    expect(content.equals(await readFile(path)), `${path} is outdated`).toBe(true);
  }
});
