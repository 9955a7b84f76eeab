import { loadAppCheck } from '../../lib/load-app-check.ts';
import { env } from '../../lib/env.ts';
import { storedAppCheckToken } from '../../lib/stored-app-check-token.ts';
import { appCheckHeaders } from '../api/app-check-headers.ts';

/** A query that Firestore's SDK and its REST API can run. */
export interface RowQuery {
  /** The path of the document that contains the collection. */
  parent: string;
  collection: string;
  sort: { field: string; direction: 'asc' | 'desc' };
}

/** A stored document. Times have `toDate`, as those of Firestore's SDK do. */
export interface Row {
  id: string;
  data: Record<string, unknown>;
}

const timeLimitMs = 4_000;
const directions = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

/**
 * Reads documents without Firestore's SDK, with an ID token. Rejects if the database refuses or doesn't answer. The
 * format: firebase.google.com/docs/firestore/reference/rest/v1/Value.
 */
export async function readRows(
  { parent, collection, sort }: RowQuery,
  token: string,
): Promise<Row[]> {
  const body = {
    structuredQuery: {
      from: [{ collectionId: collection }],
      orderBy: [{ field: { fieldPath: sort.field }, direction: directions[sort.direction] }],
    },
  };
  const origin = env.firestoreEmulatorHost
    ? `http://${env.firestoreEmulatorHost}`
    : 'https://firestore.googleapis.com';
  const root = `${origin}/v1/projects/${env.firebase.projectId}/databases/(default)/documents`;
  const response = await fetch(`${root}/${parent}:runQuery`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Authorization: `Bearer ${token}`, ...(await appCheck()) },
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (!response.ok) throw new Error(`The database answered with ${response.status}.`);
  const answers = (await response.json()) as { document?: StoredDocument }[];
  return answers.flatMap(({ document }) => (document ? toRow(document) : []));
}

/** The SDK of App Check is large too, so a token that it has stored spares it. */
async function appCheck(): Promise<Record<string, string>> {
  if (!loadAppCheck) return {};
  const token = await storedAppCheckToken().catch(() => undefined);
  return token === undefined ? appCheckHeaders(loadAppCheck) : { 'X-Firebase-AppCheck': token };
}

function toRow({ name, fields = {} }: StoredDocument): Row {
  return { id: name.split('/').at(-1) ?? '', data: toData(fields) };
}

interface StoredDocument {
  name: string;
  fields?: Fields;
}

type Fields = Record<string, Value>;

type Value =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number }
  | { booleanValue: boolean }
  | { timestampValue: string }
  | { mapValue: { fields?: Fields } }
  | { arrayValue: { values?: Value[] } }
  | { nullValue: null };

function toData(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));
}

function toPlain(value: Value): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) {
    const at = new Date(value.timestampValue);
    return { toDate: () => at };
  }
  if ('mapValue' in value) return toData(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(toPlain);
  return Object.values(value)[0];
}
