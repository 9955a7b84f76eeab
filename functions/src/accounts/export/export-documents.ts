import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { inPlainJson, type Plain } from './plain-json.ts';
import { readPages } from '../../platform/read-pages.ts';

export type Exported = Record<string, Plain>;

export async function* exportDocuments<Document extends object>(
  query: Query<Document>,
  leftOut: readonly string[] = [],
): AsyncGenerator<Exported[]> {
  for await (const page of readPages(query)) yield inPlainDocuments(page, leftOut);
}

export function inPlainDocuments<Document extends object>(
  documents: readonly QueryDocumentSnapshot<Document>[],
  leftOut: readonly string[] = [],
): Exported[] {
  return documents.map((document) => ({
    id: document.id,
    ...Object.fromEntries(
      Object.entries(document.data())
        .filter(([field]) => !leftOut.includes(field))
        .map(([field, value]) => [field, inPlainJson(value)]),
    ),
  }));
}
