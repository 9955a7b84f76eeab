import { expect, it } from 'vitest';
import type { Layer } from './layer.ts';
import { readRequest } from './read-request.ts';

const run = async () => {};
const types: Layer = { name: 'types', run };
const unit: Layer = { name: 'unit', testFiles: ['dev/suite/*.test.ts'], run };
const rules: Layer = { name: 'rules', testFiles: ['tests/rules/*.test.ts'], run };
const known = [types, unit, rules];

it.each([
  ['all layers', [], known],
  ['one layer', ['rules'], [rules]],
  ['layers, in their own sequence', ['rules', 'types'], [types, rules]],
])('takes %s', async (_, args, layers) => {
  expect(await readRequest(args, known)).toEqual({ layers });
});

it('takes a layer and words that choose from its tests', async () => {
  expect(await readRequest(['unit', 'find-jdk'], known)).toEqual({
    layers: [unit],
    selection: { files: ['dev/suite/find-jdk.test.ts'], title: undefined },
  });
});

it.each([
  [['find-jdk'], 'There is no layer find-jdk. The layers: types, unit, rules.'],
  [['unit', 'rules', 'find-jdk'], 'Name one layer to choose tests with "find-jdk".'],
  [['types', 'find-jdk'], 'The layer types has no tests to choose from.'],
])('refuses %s', async (args, message) => {
  await expect(readRequest(args, known)).rejects.toThrow(message);
});
