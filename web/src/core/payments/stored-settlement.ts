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
import { firestore } from '../../lib/firestore.ts';
import { listen } from '../database/listen.ts';
import { textOf } from '../database/stored-fields.ts';
import type { Payable } from './payable.ts';

/** The payable is paid, by whichever window or way the money came. */
export interface Settled {
  kind: 'settled';
  /** Empty if the payable was marked as paid without a payment. */
  paymentId: string;
}

type PayableId = Pick<Payable, 'type' | 'id'>;

/** Asks the server whether a user's payable is paid. Rejects when the server is out of reach. */
export async function fetchSettlement(
  uid: string,
  payable: PayableId,
): Promise<Settled | undefined> {
  const { parent, id } = documentOf(uid, payable);
  // A query of its own: a read of a document that is listened to would be answered from the cache.
  const { docs } = await getDocsFromServer(query(parent, where(documentId(), '==', id)));
  return docs[0] && settlementOf(docs[0]);
}

/** Calls back as soon as a user's payable is paid. Returns a function that stops listening. */
export function watchSettlement(
  uid: string,
  payable: PayableId,
  onSettled: (settled: Settled) => void,
) {
  return listen<DocumentSnapshot>(
    (next, fail) =>
      onSnapshot(documentOf(uid, payable), { includeMetadataChanges: true }, next, fail),
    (snapshot) => {
      const settled = settlementOf(snapshot);
      if (settled) onSettled(settled);
    },
    (error) => console.warn('The payment can no longer be followed', error),
  );
}

function documentOf(uid: string, { type, id }: PayableId): DocumentReference {
  const name = type === 'invoice' ? 'invoices' : 'orders';
  return doc(firestore(), userCollectionPath(uid, name), id);
}

const paidStatuses = new Set(['Paid', 'Completed']);

/** An authorized payment leaves the status Pending: the bank may still withdraw it. */
function settlementOf(snapshot: DocumentSnapshot): Settled | undefined {
  if (!paidStatuses.has(textOf(snapshot.get('status')))) return undefined;
  return { kind: 'settled', paymentId: textOf(snapshot.get('paymentId')) };
}
