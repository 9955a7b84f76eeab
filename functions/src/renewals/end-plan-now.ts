import { Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../shared/server-errors.ts';
import type { EndReason } from '../../shared/subscriptions/subscription.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import { endPlan } from '../subscriptions/terms.ts';
import type { PlanChanged, PlanChanging } from './apply-plan-change.ts';
import { queuePlanEmail } from '../subscriptions/queue-plan-email.ts';

/** Ends a plan today, with its open invoices, and tells the customer. */
export async function endPlanNow(changing: PlanChanging, reason: EndReason): Promise<PlanChanged> {
  const { plan, now } = changing;
  if (plan.state === 'ended') throw new ServerError('changed-since');
  const ended = endPlan(plan, indianDay(now), reason, Timestamp.fromDate(now));
  await queuePlanEmail(changing, 'plan_ended', ended.version);
  return { plan: ended, outdated: [plan.renewalRequest, plan.changeRequest] };
}
