import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { listen } from '../../../core/database/listen.ts';

type Stop = () => void;

const options = { includeMetadataChanges: true };

/**
 * Watches the documents of a query. Ignores an empty result from the cache, because the server may have documents.
 */
export function watchQuery(
  source: Query,
  onDocuments: (documents: QueryDocumentSnapshot[]) => void,
  onError: (error: Error) => void,
): Stop {
  return listen<QuerySnapshot>(
    (next, fail) => onSnapshot(source, options, next, fail),
    ({ docs, metadata }) => {
      if (!metadata.fromCache || docs.length > 0) onDocuments(docs);
    },
    onError,
  );
}

/** Watches a document, which may not exist. Waits for the server if the cache doesn't have it. */
export function watchDocument(
  reference: DocumentReference,
  onDocument: (document: DocumentSnapshot) => void,
  onError: (error: Error) => void,
): Stop {
  return listen<DocumentSnapshot>(
    (next, fail) => onSnapshot(reference, options, next, fail),
    (document) => {
      if (!document.metadata.fromCache || document.exists()) onDocument(document);
    },
    onError,
  );
}
