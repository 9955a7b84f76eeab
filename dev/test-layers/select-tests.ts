import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../suite/folders.ts';
import { Problem } from '../suite/problem.ts';

/** Some of a layer's tests. */
export interface Selection {
  /** Paths from the project's root. */
  files: string[];
  /** A pattern that the full title of a test matches. */
  title: string | undefined;
}

/**
 * Finds what the words of `npm test -- <layer> <words>` mean: a word that is part of a file's path chooses
 * that file; the others must stand in a test's title, in their sequence. Throws a Problem when there is
 * nothing of the kind.
 */
export async function selectTests(patterns: string[], words: string[]): Promise<Selection> {
  const files = await listFiles(patterns);
  const isPath = (word: string): boolean => files.some((file) => file.includes(word));
  const paths = words.filter(isPath);
  const titles = words.filter((word) => !isPath(word));
  const chosen = files.filter(
    (file) => paths.length === 0 || paths.some((it) => file.includes(it)),
  );
  if (titles.length === 0) return { files: chosen, title: undefined };
  const mentioning = await findMentions(chosen, titles);
  if (mentioning.length === 0) {
    throw new Problem(
      `No file name and no test title contains ${titles.map((it) => `"${it}"`).join(' and ')}. There are:\n  ${chosen.join('\n  ')}`,
    );
  }
  return { files: mentioning, title: titles.map(escapePattern).join('.*') };
}

async function listFiles(patterns: string[]): Promise<string[]> {
  const files = glob(patterns, { cwd: root, exclude: isPackages });
  return (await Array.fromAsync(files)).toSorted();
}

function isPackages(path: string): boolean {
  return path.endsWith('node_modules');
}

/** The files in which all words stand; all files if the words stand in a helper beside them. */
async function findMentions(files: string[], words: string[]): Promise<string[]> {
  const mentioning = await keepMentioning(files, words);
  if (mentioning.length > 0) return mentioning;
  const folders = new Set(files.map((file) => dirname(file)));
  const helpers = await listFiles([...folders].map((folder) => `${folder}/*.ts`));
  return (await keepMentioning(helpers, words)).length > 0 ? files : [];
}

async function keepMentioning(files: string[], words: string[]): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return files.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
}

/** A pattern that matches the text and nothing else. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
