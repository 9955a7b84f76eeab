import { userCollectionPath } from '@shared/collections.ts';
import {
  doc,
  documentId,
  getDocsFromServer,
  onSnapshot,
  query,
  where,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { listen } from '../../database/listen.ts';
import { textOf } from '../../database/stored-fields.ts';
import type { Payable } from '../payable.ts';

/** The payable is paid. The money may have come through another window or channel. */
export interface Recorded {
  kind: 'recorded';
  /** Empty if the document names no payment. */
  paymentId: string;
}

type PayableId = Pick<Payable, 'type' | 'id'>;

/** Resolves to undefined if the payable is unpaid. Rejects if the server can't be reached. */
export async function fetchRecordedPayment(
  uid: string,
  payable: PayableId,
): Promise<Recorded | undefined> {
  const { parent, id } = documentOf(uid, payable);
  // A query, because Firestore would answer a read of a watched document from its cache.
  const { docs } = await getDocsFromServer(query(parent, where(documentId(), '==', id)));
  return docs[0] && recordingOf(docs[0]);
}

/** Calls back as soon as a user's payable is paid. Returns a function that stops listening. */
export function watchRecordedPayment(
  uid: string,
  payable: PayableId,
  onRecorded: (recorded: Recorded) => void,
) {
  return listen<DocumentSnapshot>(
    (next, fail) =>
      onSnapshot(documentOf(uid, payable), { includeMetadataChanges: true }, next, fail),
    (snapshot) => {
      const recorded = recordingOf(snapshot);
      if (recorded) onRecorded(recorded);
    },
    (error) => console.warn('Watching the payment failed', error),
  );
}

function documentOf(uid: string, { type, id }: PayableId): DocumentReference {
  const name = type === 'invoice' ? 'invoices' : 'orders';
  return doc(firestore(), userCollectionPath(uid, name), id);
}

const paidStatuses = new Set(['Paid', 'Completed']);

/** An authorized payment leaves the status Pending, because the bank can still withdraw it. */
function recordingOf(snapshot: DocumentSnapshot): Recorded | undefined {
  if (!paidStatuses.has(textOf(snapshot.get('status')))) return undefined;
  return { kind: 'recorded', paymentId: textOf(snapshot.get('paymentId')) };
}
