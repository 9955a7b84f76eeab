import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../shared/audit.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { findDone, type AuditedRequest } from '../audit/run-idempotent.ts';
import { payments } from '../payments/documents.ts';
import { commitAtomically, put } from '../platform/commit-atomically.ts';
import { leases } from '../platform/documents.ts';
import { releaseLease } from '../platform/with-lease.ts';

/** The duration of a claim. A capture calls Razorpay three times, for at most 8 s each. */
const claimMs = 30_000;

/**
 * Claims a payment for a capture request, so that only one request can report the capture. A request keeps its
 * claim until its result is known, so it can continue after a crash. Resolves to the stored result if the request
 * is already done. Throws as `runIdempotent` does, and `record-missing`. Throws `changed-meanwhile` while another
 * request has the claim, or if the payment can no longer be captured.
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
    if (!isFree || !isOpen) throw new ServerError('changed-meanwhile');
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
