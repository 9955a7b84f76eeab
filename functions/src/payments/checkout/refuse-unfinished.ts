import { ServerError } from '../../../shared/server-errors.ts';
import { readConsistently, type Reads } from '../../platform/commit-atomically.ts';
import type { RazorpayGateway } from '../../platform/razorpay/client.ts';
import { latestAttempt } from '../attempts/find-attempts.ts';
import { payments } from '../documents.ts';
import { recordOrder, type RecordedOrder } from '../recording/record-order.ts';
import { refusePaid } from './refuse-paid.ts';

/**
 * Asks Razorpay about the open attempt of an order or invoice, and records unreported payments. Throws ServerError
 * if one succeeded or is under way: `already-paid`, `payment-in-progress`, `payment-mismatch`, `provider-*`.
 */
export async function refuseUnfinished(path: string, gateway: RazorpayGateway): Promise<void> {
  const latest = await readConsistently((reads) => latestAttempt(reads, path));
  const razorpayOrderId = latest?.data().razorpayOrderId;
  if (!razorpayOrderId) return;
  const recorded = await recordOrder(razorpayOrderId, gateway);
  // The server refunds a second payment. After a reversal, the invoice is unpaid all the same.
  refusePaid({ payments: recorded.payments.filter(isFirst) });
  if (recorded.hasUnreadable) throw new ServerError('payment-mismatch');
}

function isFirst({ outcome }: RecordedOrder['payments'][number]): boolean {
  return outcome !== 'duplicate_payment';
}

/** Throws `payment-in-progress` if Razorpay holds an authorized payment for an order or invoice. */
export async function refuseHeld(reads: Reads, path: string): Promise<void> {
  if (await isHeld(reads, path)) throw new ServerError('payment-in-progress');
}

/** Returns whether Razorpay holds an authorized payment for an order or invoice. */
export async function isHeld(reads: Reads, path: string): Promise<boolean> {
  const { docs } = await reads.get(payments.where('path', '==', path));
  return docs.some((payment) => payment.data().state === 'authorized');
}
