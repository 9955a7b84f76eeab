import {
  doc,
  getDocFromServer,
  onSnapshot,
  query,
  startAfter,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { listen } from '../../../core/database/listen.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { toQuery } from '../../../core/database/to-query.ts';
import { firestore } from '../../../lib/firestore.ts';
import { toRow } from './read-from-sdk.ts';
import type { WatchedQuery } from './watch-rows.ts';

type Stop = () => void;

const options = { includeMetadataChanges: true };

/** The rows that the SDK has reported. */
const snapshots = new WeakMap<Row, DocumentSnapshot>();

/**
 * Watches the documents of a query. Ignores an empty result from the cache, because the server may have documents.
 */
export async function watchLiveRows(
  { query: described, after }: WatchedQuery,
  onRows: (rows: Row[]) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  const all = toQuery(described);
  const source = after ? query(all, startAfter(await snapshotOf(after))) : all;
  return listen<QuerySnapshot>(
    (next, fail) => onSnapshot(source, options, next, fail),
    ({ docs, metadata }) => {
      if (!metadata.fromCache || docs.length > 0) onRows(docs.map(keep));
    },
    onError,
  );
}

/** Watches a document. Waits for the server if the cache doesn't have it. */
export function watchLiveRow(
  path: string,
  onRow: (row: Row | undefined) => void,
  onError: (error: Error) => void,
): Stop {
  return listen<DocumentSnapshot>(
    (next, fail) => onSnapshot(doc(firestore(), path), options, next, fail),
    (snapshot) => {
      if (snapshot.exists()) onRow(toRow(snapshot));
      else if (!snapshot.metadata.fromCache) onRow(undefined);
    },
    onError,
  );
}

function keep(snapshot: DocumentSnapshot): Row {
  const row = toRow(snapshot);
  snapshots.set(row, snapshot);
  return row;
}

/** The SDK doesn't know a row that was read without it. */
async function snapshotOf(row: Row): Promise<DocumentSnapshot> {
  return snapshots.get(row) ?? getDocFromServer(doc(firestore(), row.path));
}
