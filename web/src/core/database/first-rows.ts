import { whenIdle } from '../../lib/when-idle.ts';
import { countRows, readRows, type Row } from './read-rows.ts';
import type { RowQuery } from './row-query.ts';

/** What a page shows first: the rows of lists, and the number of rows of others. */
export interface FirstReads {
  lists: readonly RowQuery[];
  counts?: readonly RowQuery[];
}

/** The results by query. */
interface FirstRows {
  lists: Map<string, Row[]>;
  counts: Map<string, number>;
}

let found: FirstRows | undefined;
let reading: Promise<unknown> = Promise.resolve();
let shown: Promise<void> | undefined;

/** Reads what a page shows first, with an ID token, and keeps it. Rejects if anything can't be read. */
export async function readFirstRows(
  { lists, counts = [] }: FirstReads,
  token: string,
): Promise<void> {
  const [rows, numbers] = await Promise.all([
    readEach(lists, (query) => readRows(query, token)),
    readEach(counts, (query) => countRows(query, token)),
  ]);
  found = { lists: rows, counts: numbers };
}

async function readEach<Result>(
  queries: readonly RowQuery[],
  read: (query: RowQuery) => Promise<Result>,
): Promise<Map<string, Result>> {
  const results = queries.map(async (query) => [keyOf(query), await read(query)] as const);
  return new Map(await Promise.all(results));
}

/** Lets Firebase's SDKs wait for the first rows. `rows` never rejects. */
export function awaitFirstRows(rows: Promise<unknown>): void {
  reading = rows;
}

/** Returns the first rows of a list, once; undefined if there are none. */
export function takeFirstRows(query: RowQuery): Row[] | undefined {
  return take(found?.lists, query);
}

/** Returns the number of a query's documents, once; undefined if the page didn't count them first. */
export function takeFirstCount(query: RowQuery): number | undefined {
  return take(found?.counts, query);
}

function take<Result>(
  results: Map<string, Result> | undefined,
  query: RowQuery,
): Result | undefined {
  const result = results?.get(keyOf(query));
  results?.delete(keyOf(query));
  return result;
}

/** Resolves when Firebase's SDKs, which are large, may load: once the first rows are shown, or can't be read. */
export function firstRowsShown(): Promise<void> {
  shown ??= awaitView();
  return shown;
}

async function awaitView(): Promise<void> {
  await reading;
  if (found) await new Promise<void>((resolve) => void whenIdle(resolve));
}

/** Forgets rows that no list has taken, at the end of a session. */
export function forgetFirstRows(): void {
  found = undefined;
}

function keyOf(query: RowQuery): string {
  return JSON.stringify(query);
}
