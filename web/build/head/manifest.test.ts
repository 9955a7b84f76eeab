import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { writeIcons } from '../pictures/icons.ts';
import { manifest } from './manifest.ts';

it('lists icons of the sizes that it says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icons-'));
  try {
    await mkdir(join(folder, 'assets'));
    const mark = await readFile(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8');
    const listed = manifest(await writeIcons(folder, mark), '#070e20').icons;
    expect(listed.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, purpose } of listed) {
      const { width, height, data } = PNG.sync.read(await readFile(join(folder, src)));
      expect(`${width}x${height}`).toBe(sizes);
      // The first pixel is a corner. Only a maskable icon fills its corners.
      expect(data[3]).toBe(purpose === 'maskable' ? 255 : 0);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
