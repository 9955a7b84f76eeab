import { Timestamp } from 'firebase-admin/firestore';
import { renewalDays } from '../../shared/subscriptions/subscription.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { withNextStep } from '../subscriptions/next-step.ts';
import { startUpcoming } from '../subscriptions/terms.ts';
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
    if (plan.renews.on && !(await isRequestCancelled(step))) return overdue(plan);
    return endWithEmail({ ...step, plan }, plan.termEnd);
  });

/** Grace begins with the end of the term, or with a request or the end of a hold that came later. */
function overdue(plan: StoredSubscription): StoredSubscription {
  const { term, termEnd, remindedOn, heldUntil } = plan;
  const begins = [remindedOn, heldUntil].reduce<string>(
    (last, day) => (day !== null && day > last ? day : last),
    termEnd,
  );
  const graceUntil = addDays(begins, renewalDays[term].grace);
  return withNextStep({ ...plan, state: 'overdue', graceUntil });
}
