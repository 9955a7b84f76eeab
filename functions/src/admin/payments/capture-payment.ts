import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { payments } from '../../payments/documents.ts';
import { isCaptured } from '../../payments/recording/payment-ledger.ts';
import { addRecording, reportNow, recordFetched } from '../../payments/recording/record-payment.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import { claimCapture, releaseCapture } from './claim-capture.ts';
import type { Requester } from '../requester.ts';

type CaptureRequest = Extract<AdminRequest, { action: 'capture-payment' }>;

/**
 * Records Razorpay's answer in any case. Throws `record-missing`, `changed-since` if another request captures
 * the payment, `not-captured` if it was returned or has failed, and `provider-*`.
 */
export async function capturePayment(
  { idempotencyKey, action, paymentId }: CaptureRequest,
  actor: Requester,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<AuditedChange> {
  const { path } = payments.doc(paymentId);
  const request = { idempotencyKey, ...actor, action, path, note: null };
  const claim = await claimCapture(request, paymentId);
  if ('done' in claim) return claim.done;
  const { facts, isOwn } = await capture(paymentId, claim, gateway, () =>
    releaseCapture(idempotencyKey, paymentId),
  );
  if (!isOwn || !isCaptured(facts)) {
    await recordFetched(facts);
    await releaseCapture(idempotencyKey, paymentId);
    throw new ServerError(isCaptured(facts) ? 'changed-since' : 'not-captured');
  }
  const done = await runIdempotent(request, async (batch, reads) => {
    const recorded = await addRecording(batch, reads, reportNow(facts));
    const { amountMinor, currency } = recorded;
    return { before: {}, after: { amountMinor, currency }, payablePath: recorded.path };
  });
  await releaseCapture(idempotencyKey, paymentId);
  return done;
}

/**
 * Captures the payment unless it is already captured. Such a capture is the request's own only if the request is
 * repeated, because its first response was lost.
 */
async function capture(
  paymentId: string,
  { isRepeated }: { isRepeated: boolean },
  gateway: RazorpayGateway,
  release: () => Promise<void>,
): Promise<{ facts: PaymentFacts; isOwn: boolean }> {
  const facts = await gateway.fetchPayment(paymentId);
  if (facts.state !== 'authorized') return { facts, isOwn: isRepeated };
  const captured = await gateway.capturePayment(facts).catch(async (error: unknown) => {
    const now = await gateway.fetchPayment(paymentId);
    if (now.state !== 'authorized') return now;
    await release();
    throw error;
  });
  return { facts: captured, isOwn: true };
}
