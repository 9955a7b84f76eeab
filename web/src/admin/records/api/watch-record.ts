import { userCollectionPath } from '@shared/collections.ts';
import type { PayableName } from '@shared/admin/admin-actions.ts';
import { doc, type DocumentData } from 'firebase/firestore';
import { textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { watchDocument } from '../../lists/api/watch.ts';

type Stop = () => void;

/** Passes undefined if the payable doesn't exist. */
export function watchPayable(
  payable: PayableName,
  onData: (data: DocumentData | undefined) => void,
  onError: (error: Error) => void,
): Stop {
  const reference = doc(firestore(), recordPath(payable));
  return watchDocument(reference, (snapshot) => onData(snapshot.data()), onError);
}

/** Passes an empty text if the order or invoice doesn't exist. */
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
