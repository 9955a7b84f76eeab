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
import type { Settled } from './settled.ts';

/** Asks the database itself whether an order or an invoice is paid. Rejects when it can't be reached. */
export async function fetchSettlement(payable: Payable): Promise<Settled | undefined> {
  const { parent, id } = placeOf(payable);
  // By a query of its own: what is listened to already would be answered by what was last heard.
  const { docs } = await getDocsFromServer(query(parent, where(documentId(), '==', id)));
  return docs[0] && settlementOf(docs[0]);
}

/** Calls back once an order or an invoice is paid. Returns a function that ends it. */
export function watchSettlement(payable: Payable, onSettled: (settled: Settled) => void) {
  return listen<DocumentSnapshot>(
    (next, fail) => onSnapshot(placeOf(payable), { includeMetadataChanges: true }, next, fail),
    (snapshot) => {
      const settled = settlementOf(snapshot);
      if (settled) onSettled(settled);
    },
    (error) => console.warn('The payment can no longer be followed', error),
  );
}

function placeOf({ type, userId, documentId }: Payable): DocumentReference {
  const name = type === 'invoice' ? 'invoices' : 'orders';
  return doc(firestore(), userCollectionPath(userId, name), documentId);
}

const paidStatuses = new Set(['Paid', 'Completed']);

/** Money that is only authorized leaves the status Pending: the bank may still take it back. */
function settlementOf(snapshot: DocumentSnapshot): Settled | undefined {
  if (!paidStatuses.has(textOf(snapshot.get('status')))) return undefined;
  return { kind: 'settled', paymentId: textOf(snapshot.get('paymentId')) };
}
