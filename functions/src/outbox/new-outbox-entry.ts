import { Timestamp } from 'firebase-admin/firestore';
import type { OutboxEntry, LetterKind } from './outbox-entry.ts';

/** A letter to be stored in the outbox: due at once, about nothing but what is named. */
export function newOutboxEntry(kind: LetterKind, about: Partial<OutboxEntry> = {}): OutboxEntry {
  const now = Timestamp.now();
  return {
    kind,
    state: 'queued',
    uid: null,
    paymentId: null,
    refundId: null,
    path: null,
    givenEmail: null,
    tries: 0,
    unknownDeliveries: 0,
    dueAt: now,
    sentAt: null,
    createdAt: now,
    ...about,
  };
}
