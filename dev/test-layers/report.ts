import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { localFolder } from '../suite/folders.ts';

/** Where a layer's tool writes its report; an old one is removed. */
export async function reportFile(layer: string): Promise<string> {
  const folder = join(localFolder, 'test-reports');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${layer}.json`);
  await rm(file, { force: true });
  return file;
}

/** A report as JSON; undefined when the tool did not come to write one. */
export async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
