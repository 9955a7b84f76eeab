import { Timestamp } from 'firebase-admin/firestore';
import { endReasons, type EndReason } from '../../shared/subscriptions/subscription.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { overduePlan, startUpcoming } from '../subscriptions/terms.ts';
import { withdrawRequest } from '../subscriptions/withdraw-request.ts';
import { commitStep } from './commit-step.ts';
import { endWithEmail } from './end-with-email.ts';
import type { TakeStep } from './step-context.ts';

/**
 * Acts on the end of a term. The next term starts if it's paid. Otherwise a plan without renewal ends, and a plan with
 * renewal becomes overdue. Cancels an unpaid invoice for more seats.
 */
export const expireTerm: TakeStep = (reference, { now }) =>
  commitStep(reference, 'expire', now, async (step) => {
    const { batch, reads, uid, plan: stored } = step;
    const plan = { ...stored, changeRequest: null };
    if (stored.changeRequest !== null) {
      await withdrawRequest(batch, reads, uid, stored.changeRequest, [reference.id]);
    }
    const { upcoming } = plan;
    if (upcoming) return startUpcoming({ ...plan, upcoming }, Timestamp.fromDate(now));
    if (plan.renews.on) return overduePlan(plan);
    return endWithEmail({ ...step, plan }, plan.termEnd, endReasonOf(plan));
  });

function endReasonOf({ renews: { reason } }: StoredSubscription): EndReason {
  return endReasons.find((it) => it === reason) ?? 'cancelled';
}
