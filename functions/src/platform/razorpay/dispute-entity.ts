import * as z from 'zod';
import type { DisputeState } from '../../../shared/payments/disputes.ts';
import {
  minorText,
  minorUnits,
  moment,
  type DisputeReport,
  type PaymentFacts,
} from './entities.ts';

export type DisputeEntity = z.output<typeof disputeEntity>;
export type ListedDispute = z.output<typeof listedDispute>;

const disputeId = z.string().regex(/^disp_[A-Za-z0-9]+$/);

/** An unreadable dispute counts as one about the whole payment. */
export const disputeEntity = z.object({
  id: disputeId.catch('unnamed'),
  amount: minorUnits.nullable().catch(null),
  currency: minorText,
  phase: minorText,
  reason_code: minorText,
  respond_by: moment.nullable().catch(null),
  created_at: moment.nullable().catch(null),
});
export const unreadableDispute = disputeEntity.parse({});

/** A dispute of Razorpay's list, which names its payment and status. */
export const listedDispute = disputeEntity.extend({
  id: disputeId,
  payment_id: z.string().regex(/^pay_[A-Za-z0-9]+$/),
  status: z.string(),
});

const knownStates: readonly DisputeState[] = ['under_review', 'won', 'lost', 'closed'];

/** Reads the status of a dispute, or the end of its event's name. All others ask the operator to respond. */
export function toDisputeState(name: string): DisputeState {
  return knownStates.find((state) => state === name) ?? 'open';
}

export function toDisputeReport(
  { id, amount, currency, phase, reason_code, respond_by, created_at }: DisputeEntity,
  payment: PaymentFacts,
  state: DisputeState,
  reportedAt: number,
): DisputeReport {
  const isPart = amount !== null && currency === payment.currency && amount < payment.amountMinor;
  return {
    disputeId: id,
    state,
    amountMinor: isPart ? amount : payment.amountMinor,
    phase,
    reason: reason_code,
    respondBy: respond_by,
    createdAt: created_at ?? reportedAt,
  };
}
