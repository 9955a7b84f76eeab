import { Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../shared/server-errors.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { endPlan } from '../subscriptions/terms.ts';
import type { PlanChanged, PlanChanging } from './apply-plan-change.ts';
import { planEmailId } from './renewal-email-ids.ts';

/** Ends a plan today, with its open invoices, and tells the customer. */
export function endPlanNow({ batch, uid, reference, plan, now }: PlanChanging): PlanChanged {
  if (plan.state === 'ended') throw new ServerError('changed-since');
  const ended = endPlan(plan, indianDay(now), Timestamp.fromDate(now));
  const email = outbox.doc(planEmailId('plan_ended', reference.id, ended.version));
  batch.create(email, newOutboxEntry('plan_ended', { uid, path: reference.path }));
  return { plan: ended, outdated: [plan.renewalRequest, plan.changeRequest] };
}
