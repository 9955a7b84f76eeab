import { leftToRefund } from '../../../shared/left-to-refund.ts';
import { type LedgerEntry, type Refund, payments, refunds } from '../documents.ts';
import { readAtOneMoment } from '../../platform/commit-atomically.ts';

/** A payment and the refunds that this site makes of it, as of one moment. */
export interface RefundedPayment {
  payment: LedgerEntry;
  /** By their ids, the newest first. */
  refunds: ReadonlyMap<string, Refund>;
  /** Minor units that can still be refunded. */
  leftMinor: number;
}

/** Undefined if the ledger does not have the payment. */
export async function readRefunds(paymentId: string): Promise<RefundedPayment | undefined> {
  return readAtOneMoment(async (reads) => {
    const [entry, { docs }] = await Promise.all([
      reads.get(payments.doc(paymentId)),
      reads.get(refunds.where('paymentId', '==', paymentId).orderBy('createdAt', 'desc')),
    ]);
    const payment = entry.data();
    if (!payment) return undefined;
    const known = new Map(docs.map((refund) => [refund.id, refund.data()]));
    return { payment, refunds: known, leftMinor: leftToRefund(payment, [...known.values()]) };
  });
}
