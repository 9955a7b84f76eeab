import { Timestamp } from 'firebase-admin/firestore';
import type { Letter, LetterKind } from './entry.ts';

/** A letter to be stored in the outbox: due at once, about nothing but what is named. */
export function newLetter(kind: LetterKind, about: Partial<Letter> = {}): Letter {
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
    unanswered: 0,
    dueAt: now,
    sentAt: null,
    createdAt: now,
    ...about,
  };
}
