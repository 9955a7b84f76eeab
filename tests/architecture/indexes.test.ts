import { beforeAll, describe, expect, it, vi } from 'vitest';
import { missingIndexes, type AskedQuery } from './indexes/asked-query.ts';
import { functionsQueries } from './indexes/functions-queries.ts';
import { indexFile } from './indexes/index-file.ts';
import { askedQueries, callers } from './indexes/recorded-firestore.ts';

vi.mock('firebase/firestore', async (load) => ({
  ...(await load()),
  ...(await import('./indexes/recorded-firestore.ts')),
}));
vi.mock('../../web/src/lib/firestore.ts', () => ({ firestore: () => undefined }));
vi.mock('../../web/src/lib/firebase.ts', () => ({ auth: () => ({ currentUser: null }) }));

const { askEverything, linesOfQueries } = await import('./indexes/web-queries.ts');

/** The emulator answers a query that no index serves; the real database refuses it. */
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

describe('the queries of the site and of the desk', () => {
  beforeAll(askEverything);

  it('are asked, each line that builds one', () => {
    expect(linesOfQueries().length).toBeGreaterThan(40);
    expect(linesOfQueries().filter((line) => !callers.has(line))).toEqual([]);
  });

  it('have their indexes', () => {
    expect(askedQueries.length).toBeGreaterThan(100);
    expect(unserved(askedQueries)).toEqual([]);
  });
});

it('no index stands twice', () => {
  const indexes = [
    ...indexFile.indexes.map((index) => JSON.stringify(index)),
    ...indexFile.fieldOverrides.map(({ collectionGroup, fieldPath }) =>
      JSON.stringify({ collectionGroup, fieldPath }),
    ),
  ];
  expect(indexes.filter((index, at) => indexes.indexOf(index) !== at)).toEqual([]);
});

/** By itself, Firestore indexes a field within each collection alone. */
it('the messages of all accounts can be counted and listed by their time', () => {
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

/** What each query lacks, once for each. */
function unserved(queries: readonly AskedQuery[]): string[] {
  const lacks = queries.flatMap((asked) =>
    missingIndexes(asked, indexFile).map((it) => `${asked.collection} ${asked.scope}: ${it}`),
  );
  return [...new Set(lacks)];
}
