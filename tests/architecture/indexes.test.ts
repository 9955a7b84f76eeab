import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparedFields } from '../../web/src/admin/charge-filter.ts';
import { collections, userCollections } from '../../functions/shared/collections.ts';

const root = resolve(import.meta.dirname, '../..');

interface Field {
  fieldPath: string;
  order: 'ASCENDING' | 'DESCENDING';
}

/** Of an array its entries are compared. */
interface ArrayField {
  fieldPath: string;
  arrayConfig: 'CONTAINS';
}

interface Configuration {
  indexes: { collectionGroup: string; queryScope: string; fields: (Field | ArrayField)[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
}

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

interface Query {
  collection: string;
  /** A group is all collections of one name. */
  scope: Scope;
  /** Compared for equality: they come first in an index, in any sequence. An array's name ends in `[]`. */
  equal: string[];
  /** Compared for size or sorted by, in this sequence. */
  sorted: Field[];
}

/** What variables stand for that are not named as in the list of collections. */
const standsFor: Record<string, readonly Pick<Query, 'collection' | 'scope'>[]> = {
  messages: [
    { collection: collections.anonymousQueries, scope: 'COLLECTION' },
    { collection: userCollections.queries, scope: 'COLLECTION_GROUP' },
  ],
};

const configuration = JSON.parse(
  readFileSync(resolve(root, 'firestore.indexes.json'), 'utf8'),
) as Configuration;
const sources = globSync('functions/src/**/*.ts', { cwd: root }).map((file) =>
  readFileSync(resolve(root, file), 'utf8'),
);
/** The collections by the names of their references in the code. */
const nameOf = new Map(
  [
    ...sources
      .join('')
      .matchAll(/export const (\w+) = typedCollection<\w+>\(\s*collections\.(\w+),?\s*\)/g),
  ].map(([, reference, key]) => [reference, collections[key as keyof typeof collections]]),
);
const queries = sources.flatMap(readQueries);

/** The emulator answers a query that no index serves; the real database refuses it. */
describe('composite indexes', () => {
  it('finds the queries over several fields', () => {
    const found = queries.filter(needsComposite);
    expect(found).toContainEqual({
      collection: 'payment_attempts',
      scope: 'COLLECTION',
      equal: ['state'],
      sorted: [{ fieldPath: 'nextCheckAt', order: 'ASCENDING' }],
    });
    expect(found).toContainEqual({
      collection: 'queries',
      scope: 'COLLECTION_GROUP',
      equal: ['email'],
      sorted: [{ fieldPath: 'createdAt', order: 'DESCENDING' }],
    });
    expect(found).toContainEqual({
      collection: 'webhook_events',
      scope: 'COLLECTION',
      equal: ['mentions[]'],
      sorted: [{ fieldPath: 'receivedAt', order: 'DESCENDING' }],
    });
  });

  it.each(queries.filter(needsComposite))(
    '$collection by $equal and $sorted',
    ({ collection, scope, equal, sorted }) => {
      const served = configuration.indexes
        .filter((it) => it.collectionGroup === collection && it.queryScope === scope)
        .map(({ fields }) => ({
          equal: fields
            .slice(0, equal.length)
            .map((field) => ('arrayConfig' in field ? `${field.fieldPath}[]` : field.fieldPath))
            .toSorted(),
          sorted: fields.slice(equal.length),
        }));
      expect(served).toContainEqual({ equal, sorted });
    },
  );
});

it('no query asks for a field that is kept out of the indexes', () => {
  const asked = queries.flatMap(({ collection, equal, sorted }) =>
    [...equal, ...sorted.map(({ fieldPath }) => fieldPath)].map((field) => [
      collection,
      field.replace('[]', ''),
    ]),
  );
  const unindexed = configuration.fieldOverrides
    .filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => [collectionGroup, fieldPath]);
  expect(asked.filter((field) => unindexed.some((known) => known.join() === field.join()))).toEqual(
    [],
  );
});

/** By itself, Firestore indexes a field within each collection alone. */
it('the messages of all accounts can be counted and listed by their time', () => {
  const override = configuration.fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === 'queries' && fieldPath === 'createdAt',
  );
  expect(override?.indexes).toEqual([
    { queryScope: 'COLLECTION', order: 'ASCENDING' },
    { queryScope: 'COLLECTION', order: 'DESCENDING' },
    { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' },
    { queryScope: 'COLLECTION_GROUP', order: 'DESCENDING' },
  ]);
});

/** Firestore combines them for a filter over several fields. */
it.each([
  ['invoice', 'invoices'],
  ['product_order', 'orders'],
] as const)(
  'each field by which the desk filters a list of type %s has its index',
  (type, collectionGroup) => {
    for (const fieldPath of comparedFields(type)) {
      expect(configuration.indexes).toContainEqual({
        collectionGroup,
        queryScope: 'COLLECTION_GROUP',
        fields: [
          { fieldPath, order: 'ASCENDING' },
          { fieldPath: 'createdAt', order: 'DESCENDING' },
        ],
      });
    }
    expect(configuration.fieldOverrides).toContainEqual({
      collectionGroup,
      fieldPath: 'createdAt',
      indexes: [
        { queryScope: 'COLLECTION', order: 'ASCENDING' },
        { queryScope: 'COLLECTION', order: 'DESCENDING' },
        { queryScope: 'COLLECTION_GROUP', order: 'DESCENDING' },
      ],
    });
  },
);

it.each(['state', 'path', 'uid'])(
  'the letters that the desk lists by %s have their index',
  (field) => {
    expect(configuration.indexes).toContainEqual({
      collectionGroup: 'mail',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: field, order: 'ASCENDING' },
        { fieldPath: 'createdAt', order: 'DESCENDING' },
      ],
    });
  },
);

it.each(['chargePath', 'path'])(
  'the entries of the audit that the desk lists by %s have their index',
  (fieldPath) => {
    expect(configuration.indexes).toContainEqual({
      collectionGroup: 'audit',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath, order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    });
  },
);

it('the overdue invoices have their indexes', () => {
  for (const fieldPath of comparedFields('invoice')) {
    expect(configuration.indexes).toContainEqual({
      collectionGroup: 'invoices',
      queryScope: 'COLLECTION_GROUP',
      fields: [
        { fieldPath, order: 'ASCENDING' },
        { fieldPath: 'dueAt', order: 'DESCENDING' },
      ],
    });
  }
});

it.each([
  ['queries', 'COLLECTION_GROUP'],
  ['anonymous_queries', 'COLLECTION'],
])('the messages in %s that wait have their index', (collectionGroup, queryScope) => {
  expect(configuration.indexes).toContainEqual({
    collectionGroup,
    queryScope,
    fields: [
      { fieldPath: 'isOpen', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  });
});

/** A sum reads its fields from the index of its query. */
it('the overview and the statement of the desk have their indexes', () => {
  for (const summed of [
    ['amountMinor', 'amountRefundedMinor'],
    ['amountMinor', 'feeMinor', 'taxMinor'],
  ]) {
    expect(configuration.indexes).toContainEqual({
      collectionGroup: 'payments',
      queryScope: 'COLLECTION',
      fields: ['currency', 'capturedAt', ...summed].map((fieldPath) => ({
        fieldPath,
        order: 'ASCENDING',
      })),
    });
  }
  for (const collectionGroup of ['invoices', 'orders']) {
    expect(configuration.fieldOverrides).toContainEqual({
      collectionGroup,
      fieldPath: 'status',
      indexes: [
        { queryScope: 'COLLECTION', order: 'ASCENDING' },
        { queryScope: 'COLLECTION', order: 'DESCENDING' },
        { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' },
      ],
    });
  }
});

/** Fields that are only compared for equality are served by the indexes that each has by itself. */
function needsComposite({ equal, sorted }: Query): boolean {
  return sorted.length > 1 || (sorted.length === 1 && equal.length > 0);
}

/** Chains of `where` and `orderBy` on a typed collection. */
function readQueries(source: string): Query[] {
  const call = String.raw`\.(?:where|orderBy)\((?:[^()]|\([^()]*\))*\)`;
  const chains = source.matchAll(new RegExp(String.raw`(\w+)((?:\s*${call})+)`, 'g'));
  return [...chains].flatMap(([, name = '', chain = '']) => {
    const clauses = [...chain.matchAll(/\.(where|orderBy)\('(\w+)'(?:,\s*'([^']+)')?/g)];
    const equal = new Set<string>();
    const sorted = new Map<string, Field['order']>();
    for (const [, method, field = '', argument] of clauses) {
      if (method === 'where' && (argument === '==' || argument === 'in')) equal.add(field);
      else if (argument?.startsWith('array-contains')) equal.add(`${field}[]`);
      else sorted.set(field, argument === 'desc' ? 'DESCENDING' : 'ASCENDING');
    }
    const collection = nameOf.get(name) ?? name;
    return (standsFor[name] ?? [{ collection, scope: 'COLLECTION' as const }]).map((asked) => ({
      ...asked,
      equal: [...equal].toSorted(),
      sorted: [...sorted].map(([fieldPath, order]) => ({ fieldPath, order })),
    }));
  });
}
