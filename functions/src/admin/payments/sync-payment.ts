import type { AuditedChange, AuditFacts } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { payments, type PaymentRecord } from '../../payments/documents.ts';
import { fetchReport } from '../../payments/reconcile/fetch-report.ts';
import { restoreAttempt } from '../../payments/reconcile/restore-attempts.ts';
import { restoreRefund } from '../../payments/reconcile/restore-refunds.ts';
import { addRecording } from '../../payments/recording/record-payment.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import type { Requester } from '../requester.ts';

type SyncRequest = Extract<AdminRequest, { action: 'sync-payment' }>;

/**
 * Records a payment and its refunds as they are at Razorpay, even if the database has lost them. Throws
 * `record-missing` if Razorpay doesn't have the payment, and `provider-*`.
 */
export async function syncPayment(
  { idempotencyKey, action, paymentId }: SyncRequest,
  actor: Requester,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<AuditedChange> {
  const reference = payments.doc(paymentId);
  const report = await fetchKnown(paymentId, gateway);
  await restoreLost(report, gateway);
  const request = { idempotencyKey, ...actor, action, path: reference.path, note: null };
  return runIdempotent(request, async (batch, reads) => {
    const known = (await reads.get(reference)).data();
    const recorded = await addRecording(batch, reads, report);
    return {
      before: known ? factsOf(known) : {},
      after: factsOf(recorded),
      payablePath: recorded.path,
    };
  });
}

async function fetchKnown(paymentId: string, gateway: RazorpayGateway): Promise<PaymentReport> {
  return fetchReport(paymentId, gateway).catch((error: unknown) => {
    const isUnknown = error instanceof ServerError && error.code === 'provider-refused';
    throw isUnknown ? new ServerError('record-missing') : error;
  });
}

/** Restores the attempt and refunds. Without its attempt, a payment can't find its order or invoice. */
async function restoreLost(
  { razorpayOrderId, refunds }: PaymentReport,
  gateway: RazorpayGateway,
): Promise<void> {
  if (razorpayOrderId !== null) await restoreAttempt(await gateway.fetchOrder(razorpayOrderId));
  for (const refund of refunds) await restoreRefund(refund);
}

function factsOf({ state, outcome, amountRefundedMinor, currency }: PaymentRecord): AuditFacts {
  return { payment: state, outcome, refundedMinor: amountRefundedMinor, currency };
}
