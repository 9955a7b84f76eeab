import { Timestamp } from 'firebase-admin/firestore';
import type { PayableType } from '../../../shared/endpoints.ts';
import { isIssued } from '../../../shared/payments/invoices.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { change, commitAtomically, readConsistently } from '../../platform/commit-atomically.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { payableReference } from '../attempts/payables.ts';
import { readPending } from './claim-attempt.ts';
import { refuseHeld, refuseUnfinished } from './refuse-unfinished.ts';
import { currentTime } from '#clock';

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
  await readConsistently((reads) => readPending(reads, reference, uid));
  await refuseUnfinished(reference.path, gateway);
  await commitAtomically(async (batch, reads) => {
    const [payable] = await Promise.all([
      readPending(reads, reference, uid),
      refuseHeld(reads, reference.path),
    ]);
    if (isIssued({ lines: payable.get('lines') })) throw new ServerError('forbidden');
    change(batch, payable, { status: 'Cancelled', cancelledAt: Timestamp.fromDate(currentTime()) });
  });
}
