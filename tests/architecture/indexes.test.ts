import { describe, expect, it } from 'vitest';
import { functionsQueries } from '../support/indexes/functions-queries.ts';
import { indexFile } from '../support/indexes/index-file.ts';
import { unserved } from '../support/indexes/unserved.ts';

/** The emulator answers queries without an index. The real database refuses them. */
describe('the queries of the functions', () => {
  it('are found', () => {
    expect(functionsQueries).toContainEqual({
      collection: 'payment_attempts',
      scope: 'COLLECTION',
      equal: ['state'],
      sorted: [{ fieldPath: 'nextCheckAt', order: 'ASCENDING' }],
      summed: [],
    });
    expect(functionsQueries).toContainEqual({
      collection: 'queries',
      scope: 'COLLECTION_GROUP',
      equal: ['email'],
      sorted: [{ fieldPath: 'createdAt', order: 'DESCENDING' }],
      summed: [],
    });
    expect(functionsQueries).toContainEqual({
      collection: 'webhook_events',
      scope: 'COLLECTION',
      equal: ['mentions[]'],
      sorted: [{ fieldPath: 'receivedAt', order: 'DESCENDING' }],
      summed: [],
    });
  });

  it('have their indexes', () => {
    expect(unserved(functionsQueries)).toEqual([]);
  });
});

it('no index is listed twice', () => {
  const indexes = [
    ...indexFile.indexes.map((index) => JSON.stringify(index)),
    ...indexFile.fieldOverrides.map(({ collectionGroup, fieldPath }) =>
      JSON.stringify({ collectionGroup, fieldPath }),
    ),
  ];
  expect(indexes.filter((index, at) => indexes.indexOf(index) !== at)).toEqual([]);
});

/** By default, Firestore indexes a field only within each collection. */
it('the messages of all accounts can be counted and listed by time', () => {
  const override = indexFile.fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === 'queries' && fieldPath === 'createdAt',
  );
  expect(override?.indexes).toEqual([
    { queryScope: 'COLLECTION', order: 'ASCENDING' },
    { queryScope: 'COLLECTION', order: 'DESCENDING' },
    { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' },
    { queryScope: 'COLLECTION_GROUP', order: 'DESCENDING' },
  ]);
});
