import { userCollectionPath } from '@shared/collections.ts';
import type { PayableName } from '@shared/admin-actions.ts';
import { doc, type DocumentData } from 'firebase/firestore';
import { textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { watchDocument } from '../../lists/api/watch.ts';

type Stop = () => void;

/** Watches the stored fields of a payable; undefined if it doesn't exist. */
export function watchPayable(
  payable: PayableName,
  onData: (data: DocumentData | undefined) => void,
  onError: (error: Error) => void,
): Stop {
  const place = doc(firestore(), recordPath(payable));
  return watchDocument(place, (snapshot) => onData(snapshot.data()), onError);
}

/** Watches the status of the order or invoice at a path; empty if it doesn't exist. */
export function watchStatus(
  path: string,
  onStatus: (status: string) => void,
  onError: (error: Error) => void,
): Stop {
  return watchDocument(
    doc(firestore(), path),
    (snapshot) => onStatus(textOf(snapshot.get('status'))),
    onError,
  );
}

export function recordPath({ type, uid, id }: PayableName): string {
  return `${userCollectionPath(uid, type === 'invoice' ? 'invoices' : 'orders')}/${id}`;
}
