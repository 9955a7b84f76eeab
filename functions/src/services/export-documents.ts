import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { inPlainJson, type Plain } from './plain-json.ts';

export type Exported = Record<string, Plain>;

/** The documents of a query in plain JSON, each with its id, the newest first. */
export async function exportDocuments<Document extends object>(
  query: Query<Document>,
  leftOut: readonly string[] = [],
): Promise<Exported[]> {
  return inPlainDocuments((await query.get()).docs, leftOut);
}

/** The same of documents that were read already. */
export function inPlainDocuments<Document extends object>(
  documents: readonly QueryDocumentSnapshot<Document>[],
  leftOut: readonly string[] = [],
): Exported[] {
  const found = documents.map((document) => ({
    id: document.id,
    ...Object.fromEntries(
      Object.entries(document.data())
        .filter(([field]) => !leftOut.includes(field))
        .map(([field, value]) => [field, inPlainJson(value)]),
    ),
  }));
  return found.toSorted((a, b) => momentOf(b).localeCompare(momentOf(a)));
}

/** Lines of a cart, receipts and deliveries have other names for it. */
function momentOf({ createdAt, addedAt, issuedAt, receivedAt }: Exported): string {
  const moment = createdAt ?? addedAt ?? issuedAt ?? receivedAt;
  return typeof moment === 'string' ? moment : '';
}
