import type { QuerySnapshot } from 'firebase-admin/firestore';
import { maxInValues } from '../../platform/read-pages.ts';

/** Resolves to the documents that match any of the values. `read` gets as many as one `in` can compare. */
export async function findIn<Stored>(
  values: readonly string[],
  read: (some: string[]) => Promise<QuerySnapshot<Stored>>,
): Promise<Stored[]> {
  const found: Stored[] = [];
  for (let start = 0; start < values.length; start += maxInValues) {
    const { docs } = await read(values.slice(start, start + maxInValues));
    found.push(...docs.map((document) => document.data()));
  }
  return found;
}
