import type { Reads } from '../../platform/commit-atomically.ts';
import { refunds, type Refund } from '../documents.ts';

interface Refunding {
  paymentId: string;
  /** The refunds of this site that are recorded now. */
  made: readonly Refund[];
  /** Whether this recording finds that the customer has the whole amount back. */
  isMoneyGone: boolean;
}

/**
 * Returns which plans lose the term that a payment paid; undefined if none does. Those are the plans that staff chose
 * with a refund. Without a choice, all lose it once the whole amount went back.
 */
export async function plansToEnd(
  reads: Reads,
  { paymentId, made, isMoneyGone }: Refunding,
): Promise<((planId: string) => boolean) | undefined> {
  // Razorpay may report the payment as refunded before it names the refund.
  const asked = isMoneyGone ? [...made, ...(await queuedRefunds(reads, paymentId))] : made;
  const choices = asked.flatMap(({ endsPlans }) => (endsPlans === null ? [] : [endsPlans]));
  if (choices.length > 0) return (id) => choices.some((chosen) => chosen.includes(id));
  return isMoneyGone ? () => true : undefined;
}

async function queuedRefunds(reads: Reads, paymentId: string): Promise<Refund[]> {
  const { docs } = await reads.get(refunds.where('paymentId', '==', paymentId));
  return docs.map((it) => it.data()).filter(({ state }) => state === 'queued');
}
