import { Timestamp } from 'firebase-admin/firestore';
import type { EmailKind } from '../../shared/messages/email-kinds.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export function newOutboxEntry(kind: EmailKind, about: Partial<OutboxEntry> = {}): OutboxEntry {
  const now = Timestamp.now();
  return {
    kind,
    state: 'queued',
    uid: null,
    paymentId: null,
    refundId: null,
    path: null,
    recipientEmail: null,
    tries: 0,
    unknownDeliveries: 0,
    dueAt: now,
    sentAt: null,
    createdAt: now,
    ...about,
  };
}
