import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { findDone, type AuditedRequest } from '../../audit/run-idempotent.ts';
import { payments } from '../../payments/documents.ts';
import { commitAtomically, put } from '../../platform/commit-atomically.ts';
import { leases } from '../../platform/documents.ts';
import { releaseLease } from '../../platform/with-lease.ts';

/** A capture calls Razorpay three times, for at most 8 s each. */
const claimMs = 30_000;

/**
 * Lets only one request report the capture, even after a crash. Resolves to the stored result of a finished
 * request. Throws `record-missing`, and `changed-since` if another request has the claim or the payment can't
 * be captured.
 */
export async function claimCapture(
  request: AuditedRequest,
  paymentId: string,
): Promise<{ done: AuditedChange } | { isRepeated: boolean }> {
  return commitAtomically(async (batch, reads) => {
    const done = await findDone(reads, request);
    if (done) return { done };
    const [payment, claim] = await Promise.all([
      reads.get(payments.doc(paymentId)),
      reads.get(leases.doc(claimOf(paymentId))),
    ]);
    const state = payment.data()?.state;
    if (state === undefined) throw new ServerError('record-missing');
    const known = claim.data();
    const isRepeated = known?.holder === request.idempotencyKey;
    const isFree = isRepeated || !known || known.until.toMillis() <= Date.now();
    const isOpen = state === 'authorized' || (state === 'captured' && isRepeated);
    if (!isFree || !isOpen) throw new ServerError('changed-since');
    const until = Timestamp.fromMillis(Date.now() + claimMs);
    put(batch, claim, { holder: request.idempotencyKey, until });
    return { isRepeated };
  });
}

export async function releaseCapture(idempotencyKey: string, paymentId: string): Promise<void> {
  await releaseLease(claimOf(paymentId), idempotencyKey);
}

function claimOf(paymentId: string): string {
  return `capture_${paymentId}`;
}
