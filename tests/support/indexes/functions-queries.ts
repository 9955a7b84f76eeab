import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { collections, userCollections } from '../../../functions/shared/collections.ts';
import type { RecordedQuery } from './recorded-query.ts';
import type { Order } from './index-file.ts';

/** The collections behind variables that are not named like a collection. */
const standsFor: Record<string, readonly Pick<RecordedQuery, 'collection' | 'scope'>[]> = {
  allInvoices: [{ collection: userCollections.invoices, scope: 'COLLECTION_GROUP' }],
  allSubscriptions: [{ collection: userCollections.subscriptions, scope: 'COLLECTION_GROUP' }],
  messages: [
    { collection: collections.anonymousQueries, scope: 'COLLECTION' },
    { collection: userCollections.queries, scope: 'COLLECTION_GROUP' },
  ],
};

const root = resolve(import.meta.dirname, '../../..');
const sources = globSync(['functions/src/**/*.ts', 'dev/operator/*.ts'], { cwd: root }).map(
  (file) => readFileSync(resolve(root, file), 'utf8'),
);
/** The collection names by the names of their references in the code. */
const nameOf = new Map(
  [
    ...sources
      .join('')
      .matchAll(/export const (\w+) = typedCollection<\w+>\(\s*collections\.(\w+),?\s*\)/g),
  ].map(([, reference, key]) => [reference, collections[key as keyof typeof collections]]),
);

export const functionsQueries = sources.flatMap(readQueries);

/** Finds chains of `where` and `orderBy` on a typed collection. */
function readQueries(source: string): RecordedQuery[] {
  const call = String.raw`\.(?:where|orderBy)\((?:[^()]|\([^()]*\))*\)`;
  const chains = source.matchAll(new RegExp(String.raw`(\w+)((?:\s*${call})+)`, 'g'));
  return [...chains].flatMap(([, name = '', chain = '']) => {
    const clauses = [...chain.matchAll(/\.(where|orderBy)\('(\w+)'(?:,\s*'([^']+)')?/g)];
    const equal = new Set<string>();
    const sorted = new Map<string, Order>();
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
      summed: [],
    }));
  });
}
