import type { DisputeState } from '../../../shared/payments/disputes.ts';
import { alertId, alerts } from '../../alerts/alert.ts';
import { attemptEach } from '../../platform/attempt-each.ts';
import {
  toDisputeReport,
  toDisputeState,
  type ListedDispute,
} from '../../platform/razorpay/dispute-entity.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { payments } from '../documents.ts';
import { kindsOfDecisions } from '../recording/alert-on-disputes.ts';
import { raiseUnreadable } from '../recording/raise-unreadable.ts';
import { recordPayment, reportNow } from '../recording/record-payment.ts';
import { currentTime } from '#clock';

/**
 * Records the disputes, and their steps, that no webhook has reported or that a restore has lost. If one can't be
 * recorded, the others still are. Then throws the first error.
 */
export async function sweepDisputes(gateway: RazorpayGateway = razorpayGateway()): Promise<void> {
  // The list may be older than a webhook that arrives meanwhile.
  const listedAt = Math.floor(currentTime().getTime() / 1000);
  const { items, unreadable } = await gateway.listDisputes();
  await raiseUnreadable(unreadable);
  await attemptEach(items, async (dispute) => {
    if (await isKnown(dispute)) return;
    const payment = await gateway.fetchPayment(dispute.payment_id);
    const state = toDisputeState(dispute.status);
    const reportedAt = (await decidedAt(dispute.id, state)) ?? listedAt;
    await recordPayment({
      ...reportNow(payment),
      dispute: toDisputeReport(dispute, payment, state, reportedAt),
      reportedAt,
    });
  });
}

async function isKnown({ id, payment_id, status, phase, respond_by }: ListedDispute) {
  const known = (await payments.doc(payment_id).get()).data()?.disputes?.[id];
  return (
    known?.state === toDisputeState(status) &&
    known.phase === phase &&
    (known.respondBy?.seconds ?? null) === respond_by
  );
}

/** Reads the time of a decision from its alert, which a restore leaves as it is. Razorpay doesn't report it. */
async function decidedAt(disputeId: string, state: DisputeState): Promise<number | undefined> {
  const kind = kindsOfDecisions[state];
  if (!kind) return undefined;
  return (await alerts.doc(alertId(kind, disputeId)).get()).data()?.createdAt.seconds;
}
