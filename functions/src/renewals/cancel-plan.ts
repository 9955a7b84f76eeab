import { ServerError } from '../../shared/server-errors.ts';
import { withNextStep } from '../subscriptions/next-step.ts';
import { queueChoiceEmail } from '../subscriptions/queue-plan-email.ts';
import type { PlanChanged, PlanChanging } from './apply-plan-change.ts';
import { endPlanNow } from './end-plan-now.ts';
import { withoutRenewal } from './without-renewal.ts';

/** Turns renewal off. A plan whose term is over ends at once. */
export async function cancelPlan(
  changing: PlanChanging,
  reason: string | null,
): Promise<PlanChanged> {
  const { plan, now } = changing;
  if (!plan.renews.on || plan.state === 'ended') throw new ServerError('changed-since');
  const off = withoutRenewal(plan, reason, now);
  if (plan.state !== 'active') return endPlanNow({ ...changing, plan: off }, 'cancelled');
  queueChoiceEmail(changing, 'plan_cancelled');
  return {
    plan: withNextStep({ ...off, renewalRequest: null, remindedOn: null }),
    outdated: [plan.renewalRequest],
  };
}
