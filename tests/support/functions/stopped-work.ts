import { randomUUID } from 'node:crypto';
import { refunds, type Refund } from '../../../functions/src/payments/documents.ts';
import { newRefund } from '../../../functions/src/payments/recording/new-refund.ts';

/** Stores a refund in a state, without calling Razorpay. */
export async function storeRefund(
  paymentId: string,
  amountMinor: number,
  state: Refund['state'],
): Promise<string> {
  const id = randomUUID();
  const asked = { paymentId, amountMinor, currency: 'INR', requestedBy: 'operator' } as const;
  await refunds.doc(id).set({ ...newRefund({ ...asked, reason: 'requested' }), state });
  return id;
}
