import { Problem } from '../suite/problem.ts';
import type { Layer } from './layer.ts';
import { selectTests, type Selection } from './select-tests.ts';

/** What is to be run. */
export interface TestRequest {
  layers: Layer[];
  /** Absent when the layers are to be run whole. */
  selection?: Selection;
}

/** Reads `<layer>…` or `<layer> <word>…`; all layers without arguments. Throws a Problem for anything else. */
export async function readRequest(args: string[], known: Layer[]): Promise<TestRequest> {
  if (args.length === 0) return { layers: known };
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
