import type { Account } from '../account.ts';
import { invalidInput } from '../provider-error.ts';
import { type SandboxDispute, type SandboxPayment } from '../entities.ts';
import { newId } from '../ids.ts';
import { unixSeconds } from '../unix-seconds.ts';

/** Each step is the end of an event's name. */
export const disputeSteps = ['under_review', 'action_required', 'won', 'lost', 'closed'] as const;

type DisputeStep = (typeof disputeSteps)[number];

const answerSeconds = 7 * 24 * 60 * 60;

/** By default, the dispute is a chargeback of the whole payment. Throws if the payment isn't captured. */
export function raiseDispute(
  { ledger, webhooks }: Account,
  payment: SandboxPayment,
  {
    amount = payment.amount,
    phase = 'chargeback',
  }: Partial<Pick<SandboxDispute, 'amount' | 'phase'>> = {},
): SandboxDispute {
  if (!payment.captured) {
    throw invalidInput(
      `Only a captured payment can be disputed; ${payment.id} is ${payment.status}.`,
    );
  }
  const { currency } = payment;
  if (amount > payment.amount) throw invalidInput('The amount is larger than that of the payment.');
  const created_at = unixSeconds();
  const dispute = ledger.disputes.save({
    id: newId('disp_'),
    entity: 'dispute',
    payment_id: payment.id,
    amount,
    currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: created_at + answerSeconds,
    status: 'open',
    phase,
    created_at,
  });
  webhooks.publish('payment.dispute.created', { payment, dispute });
  return dispute;
}

/** Throws if the dispute is decided. A lost dispute deducts the amount from the merchant's balance. */
export function moveDispute(
  { ledger, webhooks }: Account,
  dispute: SandboxDispute,
  step: DisputeStep,
): SandboxDispute {
  if (dispute.status !== 'open' && dispute.status !== 'under_review') {
    throw invalidInput(
      `Only a dispute that is not decided can be moved; this one is ${dispute.status}.`,
    );
  }
  const moved = ledger.disputes.save({
    ...dispute,
    status: step === 'action_required' ? 'open' : step,
    amount_deducted: step === 'lost' ? dispute.amount : 0,
  });
  const payment = ledger.payments.get(dispute.payment_id);
  webhooks.publish(`payment.dispute.${step}`, { payment, dispute: moved });
  return moved;
}
