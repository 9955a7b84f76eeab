import { Timestamp } from 'firebase-admin/firestore';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { endPlan } from '../subscriptions/terms.ts';
import { withdrawRequest } from '../subscriptions/withdraw-request.ts';
import type { Step } from './commit-step.ts';
import { planEmailId } from './renewal-email-ids.ts';

/** Ends a plan, cancels its open renewal invoice and tells the customer. */
export async function endWithEmail(
  { batch, reads, uid, reference, plan, now }: Step,
  endedOn: string,
): Promise<StoredSubscription> {
  const { id, path } = reference;
  if (plan.renewalRequest !== null) {
    await withdrawRequest(batch, reads, uid, plan.renewalRequest, [id]);
  }
  const ended = endPlan(plan, endedOn, Timestamp.fromDate(now));
  const email = outbox.doc(planEmailId('plan_ended', id, ended.version));
  batch.create(email, newOutboxEntry('plan_ended', { uid, path }));
  return ended;
}
