import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange, AuditFields } from '../../../shared/admin/audit.ts';
import { leftToRefund } from '../../../shared/payments/left-to-refund.ts';
import { isRefundable } from '../../../shared/payments/refund-limits.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { payments, refunds } from '../documents.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import { refuseDisputed, refuseTooLarge } from './refuse-disputed.ts';
import { newRefund } from '../recording/new-refund.ts';
import { isRefundKey } from '../recording/refund-key.ts';

export interface RefundRequest {
  /** The refund's id, 10 to 40 of `A-Za-z0-9_-`. A repeated request with the same key makes no second refund. */
  key: string;
  paymentId: string;
  amountMinor: number;
  /** `operator` for the operator's command, or an administrator's uid for the admin panel. */
  requestedBy: string;
  /** The operator's reason, as `readNote` returns it. */
  note: string | null;
  /** The ids of the plans that end with the refund. Absent without a choice. */
  endsPlans?: readonly string[];
}

interface QueuedRefund extends AuditedChange, Pick<AuditFields, 'payablePath'> {
  isNew: boolean;
}

/**
 * Adds a refund to a commit, unless it's already stored. Resolves to the fields of its audit entry. Throws
 * `invalid-request`, `record-missing`, `refund-differs`, `refund-too-small`, and the errors of `refuseDisputed` and
 * `refuseTooLarge`.
 */
export async function queueRefund(
  batch: WriteBatch,
  reads: Reads,
  request: RefundRequest,
): Promise<QueuedRefund> {
  const { key, paymentId, amountMinor, requestedBy, note, endsPlans = null } = request;
  const isValid = isRefundKey(key) && Number.isSafeInteger(amountMinor);
  if (!isValid || amountMinor <= 0) throw new ServerError('invalid-request');
  const [entry, ofPayment, stored] = await Promise.all([
    reads.get(payments.doc(paymentId)),
    reads.get(refunds.where('paymentId', '==', paymentId)),
    reads.get(refunds.doc(key)),
  ]);
  const existing = stored.data();
  if (existing && (existing.paymentId !== paymentId || existing.amountMinor !== amountMinor)) {
    throw new ServerError('refund-differs');
  }
  const payment = entry.data();
  if (!payment) throw new ServerError('record-missing');
  const known = ofPayment.docs.map((it) => it.data());
  const leftMinor = leftToRefund(payment, known);
  const { currency, path: payablePath } = payment;
  const before = { leftMinor, currency };
  if (existing) return { isNew: false, before, after: before, payablePath };
  refuseDisputed(payment);
  refuseTooLarge(amountMinor, payment, known);
  if (!isRefundable(amountMinor, leftMinor)) throw new ServerError('refund-too-small');
  // Makes concurrent refunds of one payment conflict.
  change(batch, entry, { updatedAt: Timestamp.now() });
  batch.create(
    stored.ref,
    newRefund({
      paymentId,
      amountMinor,
      currency,
      reason: 'requested',
      requestedBy,
      note,
      endsPlans,
    }),
  );
  const after = { leftMinor: leftMinor - amountMinor, currency };
  return { isNew: true, before, after, payablePath };
}
