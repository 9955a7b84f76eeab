import { ServerError } from '../../../shared/server-errors.ts';
import { maxGraceDays } from '../../../shared/subscriptions/subscription.ts';
import { addDays } from '../../../shared/subscriptions/term-days.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import type { PlanChanged, PlanChanging } from '../../renewals/apply-plan-change.ts';
import { withNextStep } from '../../subscriptions/next-step.ts';

/** Throws `changed-since` unless the plan is overdue and has less time, and `invalid-request` for other days. */
export function extendGrace({ plan, now }: PlanChanging, graceUntil: string): PlanChanged {
  if (graceUntil <= indianDay(now) || graceUntil > addDays(plan.termEnd, maxGraceDays)) {
    throw new ServerError('invalid-request');
  }
  if (plan.state !== 'overdue' || graceUntil <= (plan.graceUntil ?? plan.termEnd)) {
    throw new ServerError('changed-since');
  }
  return { plan: withNextStep({ ...plan, graceUntil }) };
}
