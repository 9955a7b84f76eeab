import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import type { ContactMessage, ContactReply } from '../../shared/messages/contact-messages.ts';
import { typedCollection, typedCollectionGroup } from '../platform/firebase.ts';

export interface StoredContactMessage extends ContactMessage {
  createdAt: Timestamp;
  /** Whether the message awaits a reply. Absent until the trigger has processed it. */
  isOpen?: boolean;
  /** When the database deletes a visitor's message. */
  expiresAt?: Timestamp;
  /** The replies, oldest first. Absent if there are none. */
  replies?: StoredReply[];
}

interface StoredReply extends ContactReply {
  /** The idempotency key of the request that stored the reply. */
  id: string;
  createdAt: Timestamp;
}

export const visitorMessages = typedCollection<StoredContactMessage>(collections.anonymousQueries);
export const accountMessages = typedCollectionGroup<StoredContactMessage>(userCollections.queries);

/** Returns null for a visitor's message. */
export function messageOwner({ parent }: DocumentReference): string | null {
  return parent.parent?.id ?? null;
}
