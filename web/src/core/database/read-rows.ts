import { loadAppCheck } from '../../lib/load-app-check.ts';
import { env } from '../../lib/env.ts';
import { storedAppCheckToken } from '../../lib/stored-app-check-token.ts';
import { appCheckHeaders } from '../api/app-check-headers.ts';
import type { RowQuery } from './row-query.ts';
import { structuredQuery } from './structured-query.ts';

/** A stored document. Times look like those of Firestore's SDK. */
export interface Row {
  id: string;
  path: string;
  data: Record<string, unknown>;
}

const timeLimitMs = 4_000;

/**
 * Reads documents without Firestore's SDK, with an ID token. Rejects if the database refuses or doesn't answer. The
 * format: firebase.google.com/docs/firestore/reference/rest/v1/Value.
 */
export async function readRows(query: RowQuery, token: string): Promise<Row[]> {
  const answers = await ask<{ document?: StoredDocument }>('runQuery', query, token, {
    structuredQuery: structuredQuery(query),
  });
  return answers.flatMap(({ document }) => (document ? toRow(document) : []));
}

/** Counts the documents of a query. Rejects like `readRows`. */
export async function countRows(query: RowQuery, token: string): Promise<number> {
  const [answer] = await ask<CountAnswer>('runAggregationQuery', query, token, {
    structuredAggregationQuery: {
      structuredQuery: structuredQuery(query),
      aggregations: [{ alias: 'rows', count: {} }],
    },
  });
  return Number(answer?.result.aggregateFields.rows.integerValue);
}

interface CountAnswer {
  result: { aggregateFields: { rows: { integerValue: string } } };
}

async function ask<Answer>(
  method: string,
  { parent }: RowQuery,
  token: string,
  body: object,
): Promise<Answer[]> {
  const origin = env.firestoreEmulatorHost
    ? `http://${env.firestoreEmulatorHost}`
    : 'https://firestore.googleapis.com';
  const root = `${origin}/v1/projects/${env.firebase.projectId}/databases/(default)/documents`;
  const response = await fetch(`${root}${parent === undefined ? '' : `/${parent}`}:${method}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Authorization: `Bearer ${token}`, ...(await appCheck()) },
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (!response.ok) throw new Error(`The database answered with ${response.status}.`);
  return (await response.json()) as Answer[];
}

/** The SDK of App Check is large too, so a token that it has stored spares it. */
async function appCheck(): Promise<Record<string, string>> {
  if (!loadAppCheck) return {};
  const token = await storedAppCheckToken().catch(() => undefined);
  return token === undefined ? appCheckHeaders(loadAppCheck) : { 'X-Firebase-AppCheck': token };
}

function toRow({ name, fields = {} }: StoredDocument): Row {
  const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
  return { id: path.slice(path.lastIndexOf('/') + 1), path, data: toData(fields) };
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
    return toTimestamp(value.timestampValue);
  }
  if ('mapValue' in value) return toData(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(toPlain);
  return Object.values(value)[0];
}

/** The date has milliseconds, and the text up to nanoseconds. */
function toTimestamp(text: string) {
  const at = new Date(text);
  const [, fraction = ''] = /\.(\d+)/.exec(text) ?? [];
  return {
    seconds: Math.floor(at.getTime() / 1000),
    nanoseconds: Number(fraction.padEnd(9, '0')),
    toDate: () => at,
  };
}
