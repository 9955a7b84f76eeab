import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../suite/folders.ts';
import { Problem } from '../suite/problem.ts';
import type { Layer, Selection } from './layer.ts';

export interface TestRequest {
  layers: Layer[];
  /** Absent if whole layers run. */
  selection?: Selection;
}

/**
 * Accepts `<layer>…` or `<layer> <word>…`. Without arguments, selects all layers that are due. Throws a Problem for
 * anything else.
 */
export async function readRequest(args: string[], known: Layer[]): Promise<TestRequest> {
  if (args.length === 0) return { layers: known.filter((layer) => layer.isDue?.() ?? true) };
  const first = args.findIndex((arg) => !known.some(({ name }) => name === arg));
  const names = first === -1 ? args : args.slice(0, first);
  const words = args.slice(names.length);
  const layers = known.filter(({ name }) => names.includes(name));
  const [layer] = layers;
  if (layer === undefined) {
    const all = known.map(({ name }) => name).join(', ');
    throw new Problem(`There is no layer ${words[0]}. The layers: ${all}.`);
  }
  if (words.length === 0) return { layers };
  if (layers.length > 1) {
    throw new Problem(`Name one layer to choose tests with "${words.join(' ')}".`);
  }
  if (layer.testFiles === undefined) {
    throw new Problem(`The layer ${layer.name} has no tests to choose from.`);
  }
  return { layers, selection: await selectTests(layer.testFiles, words) };
}

/**
 * Selects tests by words. A word that is part of a path selects that file. All other words must occur in a test's
 * title, in this order. Throws a Problem if nothing matches.
 */
async function selectTests(patterns: string[], words: string[]): Promise<Selection> {
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
  return { files: mentioning, title: titles.map((title) => RegExp.escape(title)).join('.*') };
}

async function listFiles(patterns: string[]): Promise<string[]> {
  const files = glob(patterns, { cwd: root, exclude: isPackages });
  return (await Array.fromAsync(files)).toSorted();
}

function isPackages(path: string): boolean {
  return path.endsWith('node_modules');
}

/** Resolves to the files that contain all words. If only a helper beside them does, resolves to all files. */
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
