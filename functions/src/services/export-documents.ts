import type { Query } from 'firebase-admin/firestore';
import { inPlainJson, type Plain } from './plain-json.ts';

export type Exported = Record<string, Plain>;

/** The documents of a query in plain JSON, each with its id, the newest first. */
export async function exportDocuments<Document extends object>(
  query: Query<Document>,
  leftOut: readonly string[] = [],
): Promise<Exported[]> {
  const found = (await query.get()).docs.map((document) => ({
    id: document.id,
    ...Object.fromEntries(
      Object.entries(document.data())
        .filter(([field]) => !leftOut.includes(field))
        .map(([field, value]) => [field, inPlainJson(value)]),
    ),
  }));
  return found.toSorted((a, b) => momentOf(b).localeCompare(momentOf(a)));
}

/** Lines of a cart have another name for it. */
function momentOf({ createdAt, addedAt }: Exported): string {
  const moment = createdAt ?? addedAt;
  return typeof moment === 'string' ? moment : '';
}
