import { userCollectionPath } from '@shared/collections.ts';
import { collection, orderBy, query } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { toMessage, type AdminMessage } from './watch-messages.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';

export function watchMessagesOf(
  { uid, after }: { uid: string; after: Cursor | undefined },
  onPage: (page: Page<AdminMessage>) => void,
  onError: (error: Error) => void,
): () => void {
  const list = collection(firestore(), userCollectionPath(uid, 'queries'));
  const sorted = query(list, orderBy('createdAt', 'desc'));
  return watchPage({ sorted, after }, (it) => [toMessage(it)], onPage, onError);
}
