import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { payments, refunds, type Refund } from '../../payments/documents.ts';
import { refuseDisputed, refuseTooLarge } from '../../payments/refunds/refuse-disputed.ts';
import { change } from '../../platform/commit-atomically.ts';
import { attemptRefund } from './refund-payment.ts';
import type { Requester } from '../requester.ts';

type RetryRequest = Extract<AdminRequest, { action: 'retry-refund' }>;

/** A refund calls Razorpay three times, for at most 8 s each. */
const tryMs = 30_000;

/**
 * Throws `record-missing`, and `changed-since` if the refund was made or is being tried. Throws as `refuseDisputed`
 * and `refuseTooLarge` do, and `refund-impossible` if it is refused again.
 */
export async function retryRefund(
  { idempotencyKey, action, refundId }: RetryRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const reference = refunds.doc(refundId);
  const { path } = reference;
  const done = await runIdempotent(
    { idempotencyKey, ...actor, action, path, note: null },
    async (batch, reads) => {
      const stored = await reads.get(reference);
      const refund = stored.data();
      if (!refund) throw new ServerError('record-missing');
      const { state, paymentId, amountMinor } = refund;
      const now = Timestamp.now();
      if (state === 'made' || isBeingTried(refund, now)) throw new ServerError('changed-since');
      const [entry, ofPayment] = await Promise.all([
        reads.get(payments.doc(paymentId)),
        reads.get(refunds.where('paymentId', '==', paymentId)),
      ]);
      const payment = entry.data();
      if (!payment) throw new ServerError('record-missing');
      refuseDisputed(payment);
      const known = ofPayment.docs.map((it) => it.data());
      // A queued refund has already reserved its amount. A refused refund has not.
      if (state === 'refused') refuseTooLarge(amountMinor, payment, known);
      // Makes two refunds conflict if they are queued at once.
      change(batch, entry, { updatedAt: now });
      change(batch, stored, { state: 'queued', nextTryAt: now, problem: null, updatedAt: now });
      return { before: { state }, after: { state: 'queued' }, payablePath: payment.path };
    },
  );
  return { ...done, after: { state: await attemptRefund(refundId) } };
}

/** Returns whether a try is in progress. A try that failed would have postponed the next one. */
function isBeingTried({ state, nextTryAt, updatedAt }: Refund, now: Timestamp): boolean {
  return state === 'queued' && nextTryAt <= now && now.toMillis() - updatedAt.toMillis() < tryMs;
}
