import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sets `NAME=value` lines of a project's file, and keeps its other lines. Creates the file if it doesn't exist. */
export async function setVariables(
  folder: string,
  file: string,
  values: Record<string, string>,
): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${value}`;
    const index = lines.findIndex((it) => it.startsWith(`${name}=`));
    if (index === -1) lines.push(line);
    else lines[index] = line;
  }
  await writeFile(path, `${lines.join('\n')}\n`);
}
