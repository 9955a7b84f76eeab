import { expect, it } from 'vitest';
import type { Layer } from './layer.ts';
import { readRequest } from './read-request.ts';

const run = async () => {};
const lint: Layer = { name: 'lint', run };
const unit: Layer = { name: 'unit', testFiles: ['dev/deployment/*.test.ts'], run };
const rules: Layer = { name: 'rules', testFiles: ['tests/rules/*.test.ts'], run };
const rehearsal: Layer = { name: 'rehearsal', isDue: () => false, run };
const known = [lint, unit, rehearsal, rules];
const [deploy, rehearsed] = ['deploy', 'rehearsed'].map((name) => `dev/deployment/${name}.test.ts`);

it.each([
  ['all layers that are due', [], [lint, unit, rules]],
  ['one layer, due or not', ['rehearsal'], [rehearsal]],
  ['layers, in their own sequence', ['rules', 'lint'], [lint, rules]],
])('accepts %s', async (_, args, layers) => {
  expect(await readRequest(args, known)).toEqual({ layers });
});

it.each([
  ['files by words of their paths', ['deploy.test', 'rehearsed'], [deploy, rehearsed], undefined],
  [
    'a title in files',
    ['rehearsed', 'forgets a rehearsal'],
    [rehearsed],
    RegExp.escape('forgets a rehearsal'),
  ],
])('accepts a layer and %s', async (_, words, files, title) => {
  const request = { layers: [unit], selection: { files, title } };
  expect(await readRequest(['unit', ...words], known)).toEqual(request);
});

const absent = ['no', 'such', 'test'].join('-');
it.each([
  [['rehearsed'], 'There is no layer rehearsed. The layers: lint, unit, rehearsal, rules.'],
  [['unit', 'rules', 'rehearsed'], 'Name one layer to choose tests with "rehearsed".'],
  [['lint', 'rehearsed'], 'The layer lint has no tests to choose from.'],
  [['unit', absent], /contains "no-such-test".*rehearsed\.test\.ts/s],
])('rejects %s', async (args, message) => {
  await expect(readRequest(args, known)).rejects.toThrow(message);
});
