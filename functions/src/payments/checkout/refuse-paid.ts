import { ServerError } from '../../../shared/server-errors.ts';
import { hasMarkedPaid } from '../recording/decide-outcome.ts';
import type { RecordedOrder } from '../recording/record-order.ts';

/**
 * Throws if one of a Razorpay order's payments succeeded or is under way: `already-paid`, `payment-mismatch`,
 * `payment-in-progress`.
 */
export function refusePaid({ payments }: Pick<RecordedOrder, 'payments'>): void {
  const outcome = payments.map((it) => it.outcome).find((it) => it !== 'open');
  const isInProgress = payments.some(({ facts }) => facts.state === 'authorized');
  if (!outcome && isInProgress) throw new ServerError('payment-in-progress');
  if (!outcome) return;
  const isPaid = hasMarkedPaid(outcome) || outcome === 'duplicate_payment';
  throw new ServerError(isPaid ? 'already-paid' : 'payment-mismatch');
}
