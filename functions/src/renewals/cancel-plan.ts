import { Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../shared/server-errors.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { withNextStep } from '../subscriptions/next-step.ts';
import { endPlan } from '../subscriptions/terms.ts';
import type { PlanChanged, PlanChanging } from './change-plan.ts';
import { planEmailId } from './renewal-email-ids.ts';
import { withoutRenewal } from './without-renewal.ts';

/** Turns renewal off. A plan whose term is over ends at once. */
export function cancelPlan(changing: PlanChanging, reason: string | null): PlanChanged {
  const { batch, uid, reference, plan, now } = changing;
  if (!plan.renews.on || plan.state === 'ended') throw new ServerError('changed-since');
  const outdated = plan.renewalRequest;
  const kind = plan.state === 'active' ? 'plan_cancelled' : 'plan_ended';
  // A plan can be cancelled again after an undo.
  const email = outbox.doc(`${planEmailId(kind, reference.id, plan.version)}_${now.getTime()}`);
  batch.create(email, newOutboxEntry(kind, { uid, path: reference.path }));
  const off = withoutRenewal({ ...plan, next: null }, reason, now);
  if (plan.state !== 'active') {
    return { plan: endPlan(off, indianDay(now), Timestamp.fromDate(now)), outdated };
  }
  return { plan: withNextStep({ ...off, renewalRequest: null, remindedOn: null }), outdated };
}
