import { ServerError } from '../../../shared/server-errors.ts';
import { payments } from '../../payments/documents.ts';
import type { Reads } from '../../platform/commit-atomically.ts';

/**
 * Throws `payment-uncaptured` if Razorpay holds an authorized payment. A payment that is reported after these reads
 * finds the new status.
 */
export async function refuseUncaptured(reads: Reads, path: string): Promise<void> {
  const { docs } = await reads.get(payments.where('path', '==', path));
  const isHeld = docs.some((payment) => payment.data().state === 'authorized');
  if (isHeld) throw new ServerError('payment-uncaptured');
}
