import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../../suite/folders.ts';

const parts = ['dev', 'functions', 'web', 'package.json', 'package-lock.json'];
const configuration = [
  'tsconfig.base.json',
  'firebase.json',
  'firestore.rules',
  'firestore.indexes.json',
];
const leftOut = /(^|\/)(node_modules|dist)$|^functions\/lib$|\/\.env\..+$/;

/** Replaces the placeholders and adds the given files by name. */
export async function copyProject(folder: string, files: Record<string, string[]>): Promise<void> {
  for (const part of [...parts, ...configuration]) {
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !leftOut.test(relative(root, path)),
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await fillPlaceholders(join(folder, 'functions', 'shared', 'site.ts'));
  for (const [name, lines] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), lines.join('\n'));
  }
}

async function fillPlaceholders(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const filled = text
    .replaceAll('Example', 'Recovery')
    .replaceAll('example', 'recovery')
    .replaceAll('Owner Name', 'A. Person')
    .replaceAll(/\b0{2,}\b/g, '12')
    .replace(/U0{5}\w+/, 'U72900HR2020PTC123456');
  await writeFile(file, filled);
}
