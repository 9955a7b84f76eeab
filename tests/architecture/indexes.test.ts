import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collections } from '../../functions/shared/collections.ts';

const root = resolve(import.meta.dirname, '../..');

interface Index {
  collectionGroup: string;
  fields: { fieldPath: string }[];
}

/** The emulator answers a query that no index serves; the real database refuses it. */
describe('composite indexes', () => {
  const { indexes } = JSON.parse(readFileSync(resolve(root, 'firestore.indexes.json'), 'utf8')) as {
    indexes: Index[];
  };
  const queries = globSync('functions/src/**/*.ts', { cwd: root }).flatMap((file) =>
    compoundQueries(readFileSync(resolve(root, file), 'utf8')),
  );

  it('finds the queries over several fields', () => {
    expect(queries).toContainEqual({
      collection: 'payment_attempts',
      fields: ['state', 'usedAt'],
    });
  });

  it.each(queries)('$collection by $fields', ({ collection, fields }) => {
    const served = indexes.filter(({ collectionGroup }) => collectionGroup === collection);
    expect(served.map((index) => index.fields.map((it) => it.fieldPath).toSorted())).toContainEqual(
      fields,
    );
  });
});

/** Chains of `where` and `orderBy` on a typed collection that name more than one field. */
function compoundQueries(source: string): { collection: string; fields: string[] }[] {
  const chains = source.matchAll(/(\w+)((?:\s*\.(?:where|orderBy)\('\w+'[^;]*?\))+)/g);
  return [...chains].flatMap(([, name = '', chain = '']) => {
    const fields = [...chain.matchAll(/\.(?:where|orderBy)\('(\w+)'/g)].map(([, field]) => field);
    const distinct = [...new Set(fields.filter((field) => field !== undefined))].toSorted();
    const collection = Object.entries(collections).find(([key]) => key === name)?.[1];
    return distinct.length > 1 ? [{ collection: collection ?? name, fields: distinct }] : [];
  });
}
