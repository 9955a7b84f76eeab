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

/** The documents of a query, live. An empty cache says nothing about them. Returns a function that ends it. */
export function watchQuery(
  asked: Query,
  onDocuments: (documents: QueryDocumentSnapshot[]) => void,
  onError: (error: Error) => void,
): Stop {
  return listen<QuerySnapshot>(
    (next, fail) => onSnapshot(asked, options, next, fail),
    ({ docs, metadata }) => {
      if (!metadata.fromCache || docs.length > 0) onDocuments(docs);
    },
    onError,
  );
}

/** A document, live, whether there is one or none. Returns a function that ends it. */
export function watchDocument(
  place: DocumentReference,
  onDocument: (document: DocumentSnapshot) => void,
  onError: (error: Error) => void,
): Stop {
  return listen<DocumentSnapshot>(
    (next, fail) => onSnapshot(place, options, next, fail),
    (document) => {
      if (!document.metadata.fromCache || document.exists()) onDocument(document);
    },
    onError,
  );
}
