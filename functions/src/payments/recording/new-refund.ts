import { Timestamp } from 'firebase-admin/firestore';
import type { Refund } from '../documents.ts';

export function newRefund({
  note = null,
  ...facts
}: Pick<Refund, 'paymentId' | 'amountMinor' | 'currency' | 'reason' | 'requestedBy'> &
  Partial<Pick<Refund, 'note'>>): Refund {
  const now = Timestamp.now();
  return {
    ...facts,
    note,
    state: 'queued',
    tries: 0,
    nextTryAt: now,
    problem: null,
    razorpayRefundId: null,
    createdAt: now,
    updatedAt: now,
  };
}
