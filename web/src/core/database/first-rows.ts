import { whenIdle } from '../../lib/when-idle.ts';
import { readRows, type Row } from './read-rows.ts';
import type { RowQuery } from './row-query.ts';

/** What a page shows first of an account, by query. */
export type FirstRows = Map<string, Row[]>;

let reading: Promise<FirstRows | undefined> = Promise.resolve(undefined);
let shown: Promise<void> | undefined;

/** Reads what a page shows first, with an ID token. Rejects if anything can't be read. */
export async function readFirstRows(
  queries: readonly RowQuery[],
  token: string,
): Promise<FirstRows> {
  const read = async (query: RowQuery) => [keyOf(query), await readRows(query, token)] as const;
  return new Map(await Promise.all(queries.map(read)));
}

/** Offers rows to the lists of the page. Undefined if there are none, or if they can't be read. */
export function offerFirstRows(rows: Promise<FirstRows | undefined>): void {
  reading = rows;
}

/** Resolves to the first rows of a list, once; undefined if there are none. */
export async function takeFirstRows(query: RowQuery): Promise<Row[] | undefined> {
  const found = await reading;
  const rows = found?.get(keyOf(query));
  found?.delete(keyOf(query));
  return rows;
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
