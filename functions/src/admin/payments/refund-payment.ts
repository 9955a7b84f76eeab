import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { payments, type Refund } from '../../payments/documents.ts';
import { makeRefund } from '../../payments/refunds/make-refund.ts';
import { queueRefund } from '../../payments/refunds/queue-refund.ts';
import { logFailure } from '../../platform/log.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { readNote } from '../../platform/read-note.ts';
import { readEndedPlans } from './read-ended-plans.ts';
import type { Requester } from '../requester.ts';

type RefundRequest = Extract<AdminRequest, { action: 'refund-payment' }>;

/**
 * Stores the refund before it calls Razorpay. If that call fails, the schedule retries it. Throws as `queueRefund`
 * does, `changed-since` if another refund was requested since the payment was shown or a plan can't end with it, and
 * `refund-impossible` if it is refused.
 */
export async function refundPayment(
  { idempotencyKey, action, paymentId, amountMinor, note, leftMinor, endsPlans }: RefundRequest,
  actor: Requester,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<AuditedChange> {
  const reason = readNote(note);
  const { path } = payments.doc(paymentId);
  const request = {
    key: idempotencyKey,
    paymentId,
    amountMinor,
    requestedBy: actor.actorUid ?? 'operator',
    note: reason,
    ...(endsPlans && { endsPlans }),
  };
  const done = await runIdempotent(
    { idempotencyKey, ...actor, action, path, note: reason },
    async (batch, reads) => {
      const { isNew, ...queued } = await queueRefund(batch, reads, request);
      if (isNew && queued.before['leftMinor'] !== leftMinor) throw new ServerError('changed-since');
      if (!isNew || !endsPlans) return queued;
      const ended = await readEndedPlans(reads, queued.payablePath, endsPlans);
      return { ...queued, after: { ...queued.after, endsPlans: ended } };
    },
  );
  await attemptRefund(idempotencyKey, gateway);
  return done;
}

/**
 * Resolves to the refund's state, which stays `queued` if the try fails. Throws `refund-impossible` if it is
 * refused.
 */
export async function attemptRefund(
  idempotencyKey: string,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<Refund['state']> {
  try {
    const { state } = await makeRefund(idempotencyKey, gateway);
    if (state === 'refused') throw new ServerError('refund-impossible');
    return state;
  } catch (error) {
    if (error instanceof ServerError && error.code === 'refund-impossible') throw error;
    logFailure('refund-waits', error, { refund: idempotencyKey }, 'warn');
    return 'queued';
  }
}
