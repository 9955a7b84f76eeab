import { refunds } from '../../../functions/src/payments/documents.ts';
import { deleteAll, minutesAgo } from './stored.ts';

/** Ends the pause of a queued refund. */
export async function makeDue(key: string): Promise<void> {
  await refunds.doc(key).update({ nextTryAt: minutesAgo(0) });
}

/** Deletes the queued refunds that other tests left. */
export async function forgetQueuedRefunds(): Promise<void> {
  await deleteAll(refunds.where('state', '==', 'queued'));
}

/** Ends the pauses of a payment's refunds. */
export async function makeRefundsDue({ id }: { id: string }): Promise<void> {
  const { docs } = await refunds.where('paymentId', '==', id).get();
  for (const refund of docs) await makeDue(refund.id);
}
