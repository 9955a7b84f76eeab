import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import type { ContactMessage, ContactReply } from '../../shared/messages/contact-messages.ts';
import { typedCollection, typedCollectionGroup } from '../platform/firebase.ts';

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
export const accountMessages = typedCollectionGroup<StoredContactMessage>(userCollections.queries);

/** The account that a message is stored under; null for a visitor's. */
export function messageOwner({ parent }: DocumentReference): string | null {
  return parent.parent?.id ?? null;
}
