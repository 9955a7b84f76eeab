import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { visitorMessageMonths } from '../../shared/messages/contact-messages.ts';
import { change, commitAtomically } from '../platform/commit-atomically.ts';
import { messageOwner, type StoredContactMessage } from './documents.ts';

/** Leaves a message unchanged if it was already answered. */
export async function openMessage(message: DocumentReference): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const stored = await reads.get(message as DocumentReference<StoredContactMessage>);
    const { isOpen, createdAt } = stored.data() ?? {};
    if (!createdAt || isOpen !== undefined) return;
    const isOfVisitor = messageOwner(message) === null;
    change(batch, stored, {
      isOpen: true,
      ...(isOfVisitor && { expiresAt: visitorMessageEnd(createdAt) }),
    });
  });
}

export function visitorMessageEnd(createdAt: Timestamp): Timestamp {
  const end = createdAt.toDate();
  end.setUTCMonth(end.getUTCMonth() + visitorMessageMonths);
  return Timestamp.fromDate(end);
}
