import { settings, showRows } from './bare-page.ts';

interface Shown {
  /** The document that contains the collection, with a slash before it. Empty for the database itself. */
  parent: string;
  query: object;
  numberField: string;
  href: string;
}

/** Reads documents with one REST call and shows their numbers. */
export async function showByRest(
  token: string,
  { parent, query, numberField, href }: Shown,
): Promise<void> {
  const database = `projects/${settings.projectId}/databases/(default)/documents`;
  const response = await fetch(`${settings.firestoreOrigin}/v1/${database}${parent}:runQuery`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      structuredQuery: {
        ...query,
        orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
      },
    }),
  });
  const found = (await response.json()) as {
    document?: { fields: Record<string, { stringValue: string }> };
  }[];
  showRows(
    found.flatMap(({ document }) => document?.fields[numberField]?.stringValue ?? []),
    href,
  );
}
