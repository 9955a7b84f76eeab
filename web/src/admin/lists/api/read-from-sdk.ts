import {
  count,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  sum,
  type DocumentSnapshot,
} from 'firebase/firestore';
import type { Row } from '../../../core/database/read-rows.ts';
import type { RowQuery } from '../../../core/database/row-query.ts';
import { toQuery } from '../../../core/database/to-query.ts';
import { firestore } from '../../../lib/firestore.ts';
import type { Sums } from './read-once.ts';

export async function readRowsFromSdk(query: RowQuery): Promise<Row[]> {
  return (await getDocsFromServer(toQuery(query))).docs.map(toRow);
}

export async function readRowFromSdk(path: string): Promise<Row | undefined> {
  const snapshot = await getDocFromServer(doc(firestore(), path));
  return snapshot.exists() ? toRow(snapshot) : undefined;
}

export async function countFromSdk(query: RowQuery): Promise<number> {
  return (await getCountFromServer(toQuery(query))).data().count;
}

/** No field has this name. */
const counted = '_count';

export async function sumFromSdk<Field extends string>(
  query: RowQuery,
  fields: readonly Field[],
): Promise<Sums<Field>> {
  const asked = Object.fromEntries(fields.map((field) => [field, sum(field)]));
  const result = await getAggregateFromServer(toQuery(query), {
    ...asked,
    [counted]: count(),
  });
  const { [counted]: all = 0, ...sums } = result.data() as Record<string, number>;
  return { count: all, sums: sums as Record<Field, number> };
}

export function toRow(snapshot: DocumentSnapshot): Row {
  return { id: snapshot.id, path: snapshot.ref.path, data: snapshot.data() ?? {} };
}
