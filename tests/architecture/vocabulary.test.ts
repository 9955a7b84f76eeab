import { globSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { collections } from '../../functions/shared/collections.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { paths } from '../../functions/shared/paths.ts';
import { read, root } from './sources.ts';

const files = globSync('{web,functions,dev,tests,docs}/**/*.{ts,tsx,cts,mjs,css,html,md}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', 'functions/lib'],
});

const retired: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^letters?$/, 'email'],
  [/^charges?$/, 'payable'],
  [/^(settles?|settled|settling|settlements?)$/, 'record a payment'],
  [/^attention$/, 'alert'],
  [/^desk$/, 'admin'],
  [/^(park|parks|parked)$/, 'quarantine'],
  [/^(do once|put away|take back|way back)$/, 'idempotent, dismiss, undo'],
];

/** Names defined by CSS, JavaScript and Razorpay. */
const foreign = new Set(['letterSpacing', 'allSettled', 'explanation_letter']);

it.each([
  ['readLetterToOperator', 'email'],
  ['charge-list', 'payable'],
  ['/admin-desk', 'admin'],
  ['putLastAway', undefined],
  ['putAwayEmail', 'idempotent, dismiss, undo'],
  ['chargeable', undefined],
  ['letterSpacing', undefined],
] as const)('for the name %s suggests %s', (name, instead) => {
  expect(replacementOf(name)).toBe(instead);
});

it('no name of a file, type, function, variable or property has a retired word', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    [file, ...identifiersOf(file)].flatMap((name) => {
      const instead = replacementOf(name);
      return instead === undefined ? [] : `${file}: ${name} (say ${instead})`;
    }),
  );
  expect(found).toEqual([]);
});

it('no path, endpoint or collection has a retired word', () => {
  const names = [paths, endpoints, collections].flatMap((it) => Object.values(it));
  expect(names.filter((name) => replacementOf(name) !== undefined)).toEqual([]);
});

function replacementOf(name: string): string | undefined {
  if (foreign.has(name)) return undefined;
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  const pairs = words.map((word, index) => `${word} ${words[index + 1]}`);
  const known = [...words, ...pairs];
  return retired.find(([pattern]) => known.some((word) => pattern.test(word)))?.[1];
}

function identifiersOf(file: string): Set<string> {
  const names = new Set<string>();
  if (!/\.(c?ts|tsx|mjs)$/.test(file)) return names;
  const add = ({ name }: { name: string }) => void names.add(name);
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(parseSync(file, read(file)).program);
  return names;
}
