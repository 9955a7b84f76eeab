import { randomUUID } from 'node:crypto';
import { refunds } from '../../../functions/src/payments/documents.ts';
import { newRefund } from '../../../functions/src/payments/recording/new-refund.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { reportOf } from './payments/payments.ts';
import { providerId } from './payments/webhooks.ts';
import { secondsAt, type BoughtPlan } from './plans.ts';

type Payment = BoughtPlan['payment'];

/** Reports that all money of a payment was refunded on a day. */
export function refundWhole(payment: Payment, day: string): Promise<void> {
  return reportRefund(payment, wholeOf(payment), day);
}

/** Refunds an amount, by default the whole, on a day, and ends only the plan that staff chose. */
export async function refundChosen(
  payment: Payment,
  { reference }: BoughtPlan,
  day: string,
  amountMinor = wholeOf(payment),
): Promise<void> {
  const receipt = randomUUID();
  const facts = { paymentId: payment.id, amountMinor, currency: 'INR' } as const;
  const asked = { reason: 'requested', requestedBy: 'operator' } as const;
  const refund = newRefund({ ...facts, ...asked, endsPlans: [reference.id] });
  await refunds.doc(receipt).set(refund);
  await reportRefund(payment, amountMinor, day, receipt);
}

/** `receipt` is the id of a refund that this site requested. */
async function reportRefund(
  payment: Payment,
  amountMinor: number,
  day: string,
  receipt: string | null = null,
): Promise<void> {
  const status =
    amountMinor === wholeOf(payment)
      ? { status: 'refunded', refund_status: 'full' }
      : { refund_status: 'partial' };
  const refund = {
    refundId: providerId('rfnd'),
    paymentId: payment.id,
    amountMinor,
    currency: 'INR',
    state: 'processed',
    receipt,
    createdAt: secondsAt(day),
  } as const;
  const report = reportOf({ ...payment, ...status, amount_refunded: amountMinor });
  await recordPayment({ ...report, refunds: [refund], reportedAt: secondsAt(day) });
}

function wholeOf(payment: Payment): number {
  return reportOf({ ...payment }).amountMinor;
}
