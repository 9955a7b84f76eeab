import { firstRowsShown, takeFirstCount } from '../../../core/database/first-rows.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import type { RowQuery } from '../../../core/database/row-query.ts';

/** Reads the documents of a query. */
export async function readRows(query: RowQuery): Promise<Row[]> {
  const { readRowsFromSdk } = await loadReaders();
  return readRowsFromSdk(query);
}

/** Reads a document; undefined if it doesn't exist. */
export async function readRow(path: string): Promise<Row | undefined> {
  const { readRowFromSdk } = await loadReaders();
  return readRowFromSdk(path);
}

/** Counts the documents of a query in the database, without reading them. */
export async function readCount(query: RowQuery): Promise<number> {
  const first = takeFirstCount(query);
  if (first !== undefined) return first;
  const { countFromSdk } = await loadReaders();
  return countFromSdk(query);
}

export interface Sums<Field extends string> {
  count: number;
  sums: Record<Field, number>;
}

/** Counts documents and adds up their fields in the database. */
export async function readSums<Field extends string>(
  query: RowQuery,
  fields: readonly Field[],
): Promise<Sums<Field>> {
  const { sumFromSdk } = await loadReaders();
  return sumFromSdk(query, fields);
}

async function loadReaders() {
  await firstRowsShown();
  return import('./read-from-sdk.ts');
}
