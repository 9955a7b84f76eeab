import { expect, it } from 'vitest';
import type { Layer } from './layer.ts';
import { escapePattern, readRequest } from './read-request.ts';

const run = async () => {};
const lint: Layer = { name: 'lint', run };
const unit: Layer = { name: 'unit', testFiles: ['dev/suite/*.test.ts'], run };
const rules: Layer = { name: 'rules', testFiles: ['tests/rules/*.test.ts'], run };
const rehearsal: Layer = { name: 'rehearsal', isDue: () => false, run };
const known = [lint, unit, rehearsal, rules];
const [ports, jdk] = ['dev/suite/check-ports.test.ts', 'dev/suite/find-jdk.test.ts'];

it.each([
  ['all layers that are due', [], [lint, unit, rules]],
  ['one layer, due or not', ['rehearsal'], [rehearsal]],
  ['layers, in their own sequence', ['rules', 'lint'], [lint, rules]],
])('takes %s', async (_, args, layers) => {
  expect(await readRequest(args, known)).toEqual({ layers });
});

it.each([
  ['files by words of their paths', ['check-ports', 'find-jdk'], [ports, jdk], undefined],
  ['a title in files', ['find-jdk', 'prefers JAVA_HOME'], [jdk], 'prefers JAVA_HOME'],
])('takes a layer and %s', async (_, words, files, title) => {
  const request = { layers: [unit], selection: { files, title } };
  expect(await readRequest(['unit', ...words], known)).toEqual(request);
});

const absent = ['no', 'such', 'test'].join('-');
it.each([
  [['find-jdk'], 'There is no layer find-jdk. The layers: lint, unit, rehearsal, rules.'],
  [['unit', 'rules', 'find-jdk'], 'Name one layer to choose tests with "find-jdk".'],
  [['lint', 'find-jdk'], 'The layer lint has no tests to choose from.'],
  [['unit', absent], /contains "no-such-test".*find-jdk\.test\.ts/s],
])('refuses %s', async (args, message) => {
  await expect(readRequest(args, known)).rejects.toThrow(message);
});

it('escapes what a pattern would read otherwise', () => {
  const text = 'adds 1 + 1 (twice) in [a].b';
  expect(text).toMatch(new RegExp(`^${escapePattern(text)}$`));
});
