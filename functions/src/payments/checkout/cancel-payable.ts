import { Timestamp } from 'firebase-admin/firestore';
import type { PayableType } from '../../../shared/endpoints.ts';
import { isIssued } from '../../../shared/payments/invoices.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { change, commitAtomically, readConsistently } from '../../platform/commit-atomically.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { latestAttempt } from '../attempts/find-attempts.ts';
import { payableReference } from '../attempts/payables.ts';
import { payments } from '../documents.ts';
import { recordOrder } from '../recording/record-order.ts';
import { readPending } from './claim-attempt.ts';
import { refusePaid } from './refuse-paid.ts';

/**
 * Cancels a Pending order, or a Pending invoice that the customer entered. Asks Razorpay first, and records its
 * unreported payments. A payment that checkout takes afterwards raises the alert `paid_after_cancel`. Throws
 * ServerError: `forbidden` (also for an issued invoice), `not-pending`, `already-paid`, `payment-in-progress`,
 * `payment-mismatch`, `provider-*`.
 */
export async function cancelPayable(
  { uid, type, id }: { uid: string; type: PayableType; id: string },
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<void> {
  const reference = payableReference(uid, type, id);
  const razorpayOrderId = await readConsistently(async (reads) => {
    await readPending(reads, reference, uid);
    return (await latestAttempt(reads, reference.path))?.data().razorpayOrderId;
  });
  if (razorpayOrderId) {
    const recorded = await recordOrder(razorpayOrderId, gateway);
    refusePaid(recorded);
    if (recorded.hasUnreadable) throw new ServerError('payment-mismatch');
  }
  await commitAtomically(async (batch, reads) => {
    const [payable, { docs }] = await Promise.all([
      readPending(reads, reference, uid),
      reads.get(payments.where('path', '==', reference.path)),
    ]);
    if (isIssued({ lines: payable.get('lines') })) throw new ServerError('forbidden');
    const isHeld = docs.some((payment) => payment.data().state === 'authorized');
    if (isHeld) throw new ServerError('payment-in-progress');
    change(batch, payable, { status: 'Cancelled', cancelledAt: Timestamp.now() });
  });
}
