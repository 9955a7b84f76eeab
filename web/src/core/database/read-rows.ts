import { userPath } from '@shared/collections.ts';
import { loadAppCheck } from '../../lib/load-app-check.ts';
import { env } from '../../lib/env.ts';
import { appCheckHeaders } from '../api/app-check-headers.ts';
import type { UserCollection } from './watch-user-collection.ts';

/** A stored document. Times have `toDate`, as those of Firestore's SDK do. */
export interface Row {
  id: string;
  data: Record<string, unknown>;
}

const timeLimitMs = 4_000;

/**
 * Reads a customer's documents, newest first, without Firestore's SDK. Rejects if the database refuses or doesn't
 * answer. The format: firebase.google.com/docs/firestore/reference/rest/v1/Value.
 */
export async function readRows(uid: string, name: UserCollection, token: string): Promise<Row[]> {
  const database = `projects/${env.firebase.projectId}/databases/(default)/documents`;
  const origin = env.firestoreEmulatorHost
    ? `http://${env.firestoreEmulatorHost}`
    : 'https://firestore.googleapis.com';
  const response = await fetch(`${origin}/v1/${database}/${userPath(uid)}:runQuery`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      ...(loadAppCheck && (await appCheckHeaders(loadAppCheck))),
    },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: name }],
        orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
      },
    }),
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (!response.ok) throw new Error(`The database answered with ${response.status}.`);
  const answers = (await response.json()) as { document?: StoredDocument }[];
  return answers.flatMap(({ document }) =>
    document
      ? { id: document.name.split('/').at(-1) ?? '', data: toData(document.fields ?? {}) }
      : [],
  );
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
