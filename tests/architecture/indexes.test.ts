import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collections } from '../../functions/shared/collections.ts';

const root = resolve(import.meta.dirname, '../..');

interface Field {
  fieldPath: string;
  order: 'ASCENDING' | 'DESCENDING';
}

interface Configuration {
  indexes: { collectionGroup: string; queryScope: string; fields: Field[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
}

interface Query {
  collection: string;
  /** Compared for equality: they come first in an index, in whatever sequence. */
  equal: string[];
  /** Compared for size or sorted by, in this sequence. */
  sorted: Field[];
}

const configuration = JSON.parse(
  readFileSync(resolve(root, 'firestore.indexes.json'), 'utf8'),
) as Configuration;
const queries = globSync('functions/src/**/*.ts', { cwd: root }).flatMap((file) =>
  readQueries(readFileSync(resolve(root, file), 'utf8')),
);

/** The emulator answers a query that no index serves; the real database refuses it. */
describe('composite indexes', () => {
  it('finds the queries over several fields', () => {
    expect(queries.filter(needsComposite)).toContainEqual({
      collection: 'payment_attempts',
      equal: ['state'],
      sorted: [{ fieldPath: 'usedAt', order: 'DESCENDING' }],
    });
  });

  it.each(queries.filter(needsComposite))(
    '$collection by $equal and $sorted',
    ({ collection, equal, sorted }) => {
      const served = configuration.indexes
        .filter((it) => it.collectionGroup === collection && it.queryScope === 'COLLECTION')
        .map(({ fields }) => ({
          equal: fields
            .slice(0, equal.length)
            .map(({ fieldPath }) => fieldPath)
            .toSorted(),
          sorted: fields.slice(equal.length),
        }));
      expect(served).toContainEqual({ equal, sorted });
    },
  );
});

it('no query asks for a field that is kept out of the indexes', () => {
  const asked = queries.flatMap(({ collection, equal, sorted }) =>
    [...equal, ...sorted.map(({ fieldPath }) => fieldPath)].map((field) => [collection, field]),
  );
  const unindexed = configuration.fieldOverrides
    .filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => [collectionGroup, fieldPath]);
  expect(asked.filter((field) => unindexed.some((known) => known.join() === field.join()))).toEqual(
    [],
  );
});

/** By itself, Firestore indexes a field within each collection alone. */
it('the messages of all accounts can be counted by their time', () => {
  const override = configuration.fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === 'queries' && fieldPath === 'createdAt',
  );
  expect(override?.indexes).toEqual([
    { queryScope: 'COLLECTION', order: 'ASCENDING' },
    { queryScope: 'COLLECTION', order: 'DESCENDING' },
    { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' },
  ]);
});

/** Fields that are only compared for equality are served by the indexes that each has by itself. */
function needsComposite({ equal, sorted }: Query): boolean {
  return sorted.length > 1 || (sorted.length === 1 && equal.length > 0);
}

/** Chains of `where` and `orderBy` on a typed collection. */
function readQueries(source: string): Query[] {
  const call = String.raw`\.(?:where|orderBy)\((?:[^()]|\([^()]*\))*\)`;
  const chains = source.matchAll(new RegExp(String.raw`(\w+)((?:\s*${call})+)`, 'g'));
  return [...chains].map(([, name = '', chain = '']) => {
    const clauses = [...chain.matchAll(/\.(where|orderBy)\('(\w+)'(?:,\s*'([^']+)')?/g)];
    const equal = new Set<string>();
    const sorted = new Map<string, Field['order']>();
    for (const [, method, field = '', argument] of clauses) {
      if (method === 'where' && (argument === '==' || argument === 'in')) equal.add(field);
      else sorted.set(field, argument === 'desc' ? 'DESCENDING' : 'ASCENDING');
    }
    return {
      collection: Object.entries(collections).find(([key]) => key === name)?.[1] ?? name,
      equal: [...equal].toSorted(),
      sorted: [...sorted].map(([fieldPath, order]) => ({ fieldPath, order })),
    };
  });
}
