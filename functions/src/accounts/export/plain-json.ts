import { Timestamp } from 'firebase-admin/firestore';

export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };

/** Converts a stored value to JSON. Timestamps become ISO 8601. Other values that JSON lacks become null. */
export function inPlainJson(value: unknown): Plain {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(inPlainJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([field, content]) => [field, inPlainJson(content)]),
    );
  }
  const isScalar =
    typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
  return isScalar ? value : null;
}

/** Writes one JSON object in parts: first the fixed fields, then each list page by page. */
export async function* jsonInParts(
  fields: { [field: string]: Plain },
  lists: Record<string, AsyncIterable<Plain[]>>,
): AsyncGenerator<string> {
  yield JSON.stringify(fields).slice(0, -'}'.length);
  for (const [name, pages] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    let separator = '';
    for await (const page of pages) {
      if (page.length === 0) continue;
      yield separator + JSON.stringify(page).slice('['.length, -']'.length);
      separator = ',';
    }
    yield ']';
  }
  yield '}';
}
