import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { leftToRefund } from '../../../shared/payments/left-to-refund.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { payments, refunds, type Refund } from '../../payments/documents.ts';
import { refuseDisputed } from '../../payments/refunds/refuse-disputed.ts';
import { change } from '../../platform/commit-atomically.ts';
import { attemptRefund } from './refund-payment.ts';
import type { Requester } from '../requester.ts';

type RetryRequest = Extract<AdminRequest, { action: 'retry-refund' }>;

/** The provider is asked for a refund in three calls of at most 8 s. */
const tryMs = 30_000;

/**
 * Tries a refund now that is queued or was refused, and resolves to the state that it came to. Throws
 * `record-missing`, `changed-meanwhile` if it was made or has just been queued and is being tried,
 * `not-refundable` if less is left by now, `refund-impossible` if it is refused again, and what
 * `refuseDisputed` throws.
 */
export async function retryRefund(
  { idempotencyKey, action, refundId }: RetryRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const place = refunds.doc(refundId);
  const { path } = place;
  const done = await runIdempotent(
    { idempotencyKey, ...actor, action, path, note: null },
    async (batch, reads) => {
      const stored = await reads.get(place);
      const refund = stored.data();
      if (!refund) throw new ServerError('record-missing');
      const { state, paymentId, amountMinor } = refund;
      const now = Timestamp.now();
      if (state === 'made' || isBeingTried(refund, now)) throw new ServerError('changed-meanwhile');
      const [entry, ofPayment] = await Promise.all([
        reads.get(payments.doc(paymentId)),
        reads.get(refunds.where('paymentId', '==', paymentId)),
      ]);
      const payment = entry.data();
      if (!payment) throw new ServerError('record-missing');
      refuseDisputed(payment);
      const known = ofPayment.docs.map((it) => it.data());
      // A refused refund takes nothing of what is left, a queued one has its part.
      if (state === 'refused' && amountMinor > leftToRefund(payment, known)) {
        throw new ServerError('not-refundable');
      }
      // Makes two refunds that are queued at once conflict.
      change(batch, entry, { updatedAt: now });
      change(batch, stored, { state: 'queued', nextTryAt: now, problem: null, updatedAt: now });
      return { before: { state }, after: { state: 'queued' }, payablePath: payment.path };
    },
  );
  return { ...done, after: { state: await attemptRefund(refundId) } };
}

/** A try that failed would have put off the next one. */
function isBeingTried({ state, nextTryAt, updatedAt }: Refund, now: Timestamp): boolean {
  return state === 'queued' && nextTryAt <= now && now.toMillis() - updatedAt.toMillis() < tryMs;
}
