import { userCollectionPath } from '@shared/collections.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { collection, orderBy, query, type QueryDocumentSnapshot } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { toAdminPayable, type AdminPayable } from '../admin-payable.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';

export function watchPayablesOf(
  { uid, type, after }: { uid: string; type: PayableType; after: Cursor | undefined },
  onPage: (page: Page<AdminPayable>) => void,
  onError: (error: Error) => void,
): () => void {
  const name = type === 'invoice' ? 'invoices' : 'orders';
  const list = collection(firestore(), userCollectionPath(uid, name));
  const sorted = query(list, orderBy('createdAt', 'desc'));
  const read = (it: QueryDocumentSnapshot) => [toAdminPayable(type, { uid, id: it.id }, it.data())];
  return watchPage({ sorted, after }, read, onPage, onError);
}
