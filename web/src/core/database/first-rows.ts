import { whenIdle } from '../../lib/when-idle.ts';
import { countRows, readRows, type Row } from './read-rows.ts';
import type { RowQuery } from './row-query.ts';

/** What a page shows first: the rows of lists, and the number of rows of others. */
export interface FirstReads {
  lists: readonly RowQuery[];
  counts?: readonly RowQuery[];
}

/** The results by query. */
export interface FirstRows {
  lists: Map<string, Row[]>;
  counts: Map<string, number>;
}

let reading: Promise<FirstRows | undefined> = Promise.resolve(undefined);
let shown: Promise<void> | undefined;

/** Reads what a page shows first, with an ID token. Rejects if anything can't be read. */
export async function readFirstRows(
  { lists, counts = [] }: FirstReads,
  token: string,
): Promise<FirstRows> {
  const [rows, numbers] = await Promise.all([
    readEach(lists, (query) => readRows(query, token)),
    readEach(counts, (query) => countRows(query, token)),
  ]);
  return { lists: rows, counts: numbers };
}

async function readEach<Result>(
  queries: readonly RowQuery[],
  read: (query: RowQuery) => Promise<Result>,
): Promise<Map<string, Result>> {
  const results = queries.map(async (query) => [keyOf(query), await read(query)] as const);
  return new Map(await Promise.all(results));
}

/** Offers rows to the lists of the page. Undefined if there are none, or if they can't be read. */
export function offerFirstRows(rows: Promise<FirstRows | undefined>): void {
  reading = rows;
}

/** Resolves to the first rows of a list, once; undefined if there are none. */
export async function takeFirstRows(query: RowQuery): Promise<Row[] | undefined> {
  return take((await reading)?.lists, query);
}

/** Resolves to the number of a query's documents, once; undefined if the page didn't count them first. */
export async function takeFirstCount(query: RowQuery): Promise<number | undefined> {
  return take((await reading)?.counts, query);
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
  shown ??= awaitRows();
  return shown;
}

async function awaitRows(): Promise<void> {
  if (await reading) await new Promise<void>((resolve) => void whenIdle(resolve));
}

/** Forgets rows that no list has taken, at the end of a session. */
export function forgetFirstRows(): void {
  reading = Promise.resolve(undefined);
}

function keyOf(query: RowQuery): string {
  return JSON.stringify(query);
}
