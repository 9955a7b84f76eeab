import { Timestamp } from 'firebase-admin/firestore';
import type { EndReason } from '../../shared/subscriptions/subscription.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { endPlan } from '../subscriptions/terms.ts';
import { withdrawRequest } from '../subscriptions/withdraw-request.ts';
import type { Step } from './commit-step.ts';
import { queuePlanEmail } from '../subscriptions/queue-plan-email.ts';

/** Ends a plan, cancels its open renewal invoice and tells the customer. */
export async function endWithEmail(
  step: Step,
  endedOn: string,
  reason: EndReason,
): Promise<StoredSubscription> {
  const { batch, reads, uid, reference, plan, now } = step;
  if (plan.renewalRequest !== null) {
    await withdrawRequest(batch, reads, uid, plan.renewalRequest, [reference.id]);
  }
  const ended = endPlan(plan, endedOn, reason, Timestamp.fromDate(now));
  await queuePlanEmail(step, 'plan_ended', ended.version);
  return ended;
}
