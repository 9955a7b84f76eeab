import type { CollectionGroup, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import type { ContactMessage, ContactReply } from '../../shared/messages/contact-messages.ts';
import { firestore, typedCollection } from '../platform/firebase.ts';

export interface StoredContactMessage extends ContactMessage {
  createdAt: Timestamp;
  /** Whether it waits for an answer. Absent until the trigger has seen it. */
  isOpen?: boolean;
  /** Of a visitor's message: when the database deletes it. The trigger sets it. */
  expiresAt?: Timestamp;
  /** Oldest first; absent without any. */
  replies?: StoredReply[];
}

interface StoredReply extends ContactReply {
  /** The key of the request that stored it. */
  id: string;
  createdAt: Timestamp;
}

export const visitorMessages = typedCollection<StoredContactMessage>(collections.anonymousQueries);
export const accountMessages = firestore.collectionGroup(
  userCollections.queries,
) as CollectionGroup<StoredContactMessage>;

/** The account that a message is stored under; null for a visitor's. */
export function messageOwner({ parent }: DocumentReference): string | null {
  return parent.parent?.id ?? null;
}
