import { ServerError } from '../../../shared/server-errors.ts';
import { payments } from '../../payments/documents.ts';
import type { Reads } from '../../platform/commit-atomically.ts';

/**
 * Throws `payment-uncaptured` if Razorpay holds an authorized payment, and `payment-unresolved` if we hold one with
 * another amount or currency. A payment that is reported after these reads finds the new status.
 */
export async function refuseUnresolved(reads: Reads, path: string): Promise<void> {
  const { docs } = await reads.get(payments.where('path', '==', path));
  const found = docs.map((payment) => payment.data());
  if (found.some(({ state }) => state === 'authorized')) {
    throw new ServerError('payment-uncaptured');
  }
  const isMismatch = found.some(
    ({ state, outcome }) => state === 'captured' && outcome === 'amount_mismatch',
  );
  if (isMismatch) throw new ServerError('payment-unresolved');
}
