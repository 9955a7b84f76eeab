import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Reads } from '../../platform/commit-atomically.ts';
import type { StoredSubscription } from '../../subscriptions/documents.ts';
import { refunds, type Refund } from '../documents.ts';

interface Refunding {
  paymentId: string;
  /** The plans that the payment started or extended. */
  plans: readonly DocumentSnapshot<StoredSubscription>[];
  /** The refunds of this site that are recorded now. */
  made: readonly Refund[];
  /** Whether this recording finds that the customer has the whole amount back. */
  isMoneyGone: boolean;
}

/**
 * Returns the plans whose paid terms end with a recording. Those are the plans that staff chose with a refund. Without
 * a choice, all end once the whole amount went back, and none before.
 */
export async function plansToEnd(
  reads: Reads,
  { paymentId, plans, made, isMoneyGone }: Refunding,
): Promise<readonly DocumentSnapshot<StoredSubscription>[]> {
  if (plans.length === 0) return [];
  // Razorpay may report the payment as refunded before it names the refund.
  const asked = isMoneyGone ? [...made, ...(await queuedRefunds(reads, paymentId))] : made;
  const choices = asked.flatMap(({ endsPlans }) => (endsPlans === null ? [] : [endsPlans]));
  if (choices.length === 0) return isMoneyGone ? plans : [];
  return plans.filter(({ id }) => choices.some((chosen) => chosen.includes(id)));
}

async function queuedRefunds(reads: Reads, paymentId: string): Promise<Refund[]> {
  const { docs } = await reads.get(refunds.where('paymentId', '==', paymentId));
  return docs.map((it) => it.data()).filter(({ state }) => state === 'queued');
}
