import { relative, resolve } from 'node:path';
import type { RecordedQuery } from './recorded-query.ts';
import type { Order, Scope } from './index-file.ts';

/** A query of this stand-in for the browser's Firestore SDK, which records queries and stores no data. */
interface Source {
  collection: string;
  scope: Scope;
  clauses: readonly Clause[];
}

interface Both {
  kind: 'and';
  clauses: readonly Clause[];
}

interface Either {
  kind: 'or';
  clauses: readonly Clause[];
}

type Clause = SimpleClause | Both | Either;

type SimpleClause =
  | { kind: 'where'; field: string; operator: string }
  | { kind: 'orderBy'; field: string; order: Order }
  | { kind: 'sum'; field: string };

interface Simple extends Source {
  clauses: readonly SimpleClause[];
}

export const recordedQueries: RecordedQuery[] = [];

/** The source lines that called the stand-in, such as `web/src/admin/lists/api/watch.ts:10`. */
export const callers = new Set<string>();

export function collection(_: unknown, path: string): Source {
  return { collection: path.split('/').at(-1) ?? '', scope: 'COLLECTION', clauses: [] };
}

export function collectionGroup(_: unknown, name: string): Source {
  return { collection: name, scope: 'COLLECTION_GROUP', clauses: [] };
}

export function query(source: Source, ...clauses: (Clause | undefined)[]): Source {
  recordCaller();
  return { ...source, clauses: [...source.clauses, ...clauses.filter((it) => it !== undefined)] };
}

export function where(field: string, operator: string): Clause {
  recordCaller();
  return { kind: 'where', field, operator };
}

export const and = (...clauses: Clause[]): Clause => ({ kind: 'and', clauses });
export const or = (...clauses: Clause[]): Clause => ({ kind: 'or', clauses });

export function orderBy(field: string, direction: 'asc' | 'desc' = 'asc'): Clause {
  recordCaller();
  return { kind: 'orderBy', field, order: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' };
}

export function sum(field: string): Clause {
  recordCaller();
  return { kind: 'sum', field };
}

export const count = () => undefined;
export const limit = () => undefined;
export const startAfter = () => undefined;
export const documentId = () => '__name__';

export function doc(parent: unknown, ...path: string[]) {
  const segments = path.flatMap((it) => it.split('/'));
  return { id: segments.at(-1), parent: collection(parent, segments.slice(0, -1).join('/')) };
}

const noDocument = { exists: () => false, data: () => undefined, get: () => undefined };

export const getDocFromServer = () => Promise.resolve(noDocument);

export function onSnapshot(asked: Source) {
  note(asked);
  return () => undefined;
}

/** Returns one document for each query, so that follow-up queries run too. */
export function getDocsFromServer(asked: Source) {
  note(asked);
  const ref = { path: 'users/u', parent: { parent: { id: 'u' } } };
  return Promise.resolve({ docs: [{ id: 'u', ref, data: () => ({}), get: () => undefined }] });
}

export const waitForPendingWrites = () => Promise.resolve();

export function getCountFromServer(asked: Source) {
  note(asked);
  return Promise.resolve({ data: () => ({ count: 0 }) });
}

export function getAggregateFromServer(
  { clauses, ...source }: Source,
  sums: Record<string, Clause | undefined>,
) {
  const summed = Object.values(sums).filter((it) => it !== undefined);
  note({ ...source, clauses: [...clauses, ...summed] });
  return Promise.resolve({ data: () => ({}) });
}

function note({ clauses, ...source }: Source): void {
  for (const simple of alternatives(clauses)) recordSimple({ ...source, clauses: simple });
}

/** Firestore runs one query for each alternative of an `or`. */
function alternatives([first, ...others]: readonly Clause[]): SimpleClause[][] {
  if (first === undefined) return [[]];
  const rest = alternatives(others);
  return alternativesOf(first).flatMap((way) => rest.map((end) => [...way, ...end]));
}

function alternativesOf(clause: Clause): SimpleClause[][] {
  if (clause.kind === 'and') return alternatives(clause.clauses);
  if (clause.kind === 'or') return clause.clauses.flatMap(alternativesOf);
  return [[clause]];
}

function recordSimple({ collection: name, scope, clauses }: Simple): void {
  const equal = new Set<string>();
  const sorted = new Map<string, Order>();
  const summed = new Set<string>();
  for (const clause of clauses) {
    if (clause.kind === 'sum') summed.add(clause.field);
    else if (clause.kind === 'orderBy') sorted.set(clause.field, clause.order);
    else if (['==', 'in'].includes(clause.operator)) equal.add(clause.field);
    else if (clause.operator.startsWith('array-contains')) equal.add(`${clause.field}[]`);
    // A range without `orderBy` sorts by its field in ascending order.
    else sorted.set(clause.field, sorted.get(clause.field) ?? 'ASCENDING');
  }
  recordedQueries.push({
    collection: name,
    scope,
    equal: [...equal].toSorted(),
    sorted: [...sorted].map(([fieldPath, order]) => ({ fieldPath, order })),
    summed: [...summed].toSorted(),
  });
}

const root = resolve(import.meta.dirname, '../../..');

/** Records the callers of functions that describe queries. */
export function recordCallers<Functions extends object>(functions: Functions): Functions {
  const recorded = Object.entries(functions).map(([name, call]) => [
    name,
    (...args: unknown[]) => {
      recordCaller();
      return (call as (...args: unknown[]) => unknown)(...args);
    },
  ]);
  return Object.fromEntries(recorded) as Functions;
}

function recordCaller(): void {
  const [, file, line] =
    /\(?(\/[^\s()]*\/web\/src\/[^\s():?]+)[^\s():]*:(\d+):\d+/.exec(
      new Error('Where is it called?').stack ?? '',
    ) ?? [];
  if (file !== undefined) callers.add(`${relative(root, file)}:${line}`);
}
