import { Timestamp } from 'firebase-admin/firestore';
import { endReasons, type EndReason } from '../../shared/subscriptions/subscription.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { overduePlan, startUpcoming } from '../subscriptions/terms.ts';
import { withdrawRequest } from '../subscriptions/withdraw-request.ts';
import { commitStep } from './commit-step.ts';
import { isRequestCancelled } from './is-request-cancelled.ts';
import { endWithEmail } from './end-with-email.ts';
import type { TakeStep } from './step-context.ts';

/**
 * Acts on the end of a term. The next term starts if it's paid. Otherwise a plan without renewal ends, and so does one
 * whose renewal invoice staff cancelled. The others become overdue. More seats that nobody paid are no longer offered.
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
    if (plan.renews.on && !(await isRequestCancelled(step))) return overduePlan(plan);
    return endWithEmail({ ...step, plan }, plan.termEnd, endReasonOf(plan));
  });

/** A plan that renews ends only because staff cancelled its renewal invoice. */
function endReasonOf({ renews: { on, reason } }: StoredSubscription): EndReason {
  if (on) return 'staff';
  return endReasons.find((it) => it === reason) ?? 'cancelled';
}
