import type { DocumentReference } from 'firebase-admin/firestore';
import { collections, userCollectionPath } from '../../../shared/collections.ts';
import type { MessageId } from '../../../shared/admin/admin-actions.ts';
import type { StoredContactMessage } from '../../messages/documents.ts';
import { typedCollection } from '../../platform/firebase.ts';

export function messageReference({ uid, id }: MessageId): DocumentReference<StoredContactMessage> {
  const path = uid === null ? collections.anonymousQueries : userCollectionPath(uid, 'queries');
  return typedCollection<StoredContactMessage>(path).doc(id);
}
