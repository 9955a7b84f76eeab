import { Timestamp } from 'firebase-admin/firestore';
import type { Refund } from '../documents.ts';

export function newRefund({
  note = null,
  endsPlans = null,
  ...facts
}: Pick<Refund, 'paymentId' | 'amountMinor' | 'currency' | 'reason' | 'requestedBy'> &
  Partial<Pick<Refund, 'note' | 'endsPlans'>>): Refund {
  const now = Timestamp.now();
  return {
    ...facts,
    note,
    endsPlans,
    state: 'queued',
    tries: 0,
    nextTryAt: now,
    problem: null,
    razorpayRefundId: null,
    createdAt: now,
    updatedAt: now,
  };
}
