import type { CollectionGroup, Timestamp } from 'firebase-admin/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import type { ContactMessage } from '../../shared/contact-messages.ts';
import { firestore, typedCollection } from '../platform/firebase.ts';

/** A message to the operator as it was stored. */
export interface StoredContactMessage extends ContactMessage {
  createdAt: Timestamp;
}

/** The messages of visitors. */
export const visitorMessages = typedCollection<StoredContactMessage>(collections.anonymousQueries);
/** The messages under all accounts. */
export const accountMessages = firestore.collectionGroup(
  userCollections.queries,
) as CollectionGroup<StoredContactMessage>;
