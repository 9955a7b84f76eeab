import { ServerError } from '../../shared/server-errors.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { withNextStep } from '../subscriptions/next-step.ts';
import type { PlanChanged, PlanChanging } from './apply-plan-change.ts';
import { endPlanNow } from './end-plan-now.ts';
import { planEmailId } from '../outbox/renewal-email-ids.ts';
import { withoutRenewal } from './without-renewal.ts';

/** Turns renewal off. A plan whose term is over ends at once. */
export async function cancelPlan(
  changing: PlanChanging,
  reason: string | null,
): Promise<PlanChanged> {
  const { batch, uid, reference, plan, now } = changing;
  if (!plan.renews.on || plan.state === 'ended') throw new ServerError('changed-since');
  const off = withoutRenewal(plan, reason, now);
  if (plan.state !== 'active') return endPlanNow({ ...changing, plan: off }, 'cancelled');
  // A plan can be cancelled again after an undo.
  const id = `${planEmailId('plan_cancelled', reference.id, plan.version)}_${now.getTime()}`;
  batch.create(outbox.doc(id), newOutboxEntry('plan_cancelled', { uid, path: reference.path }));
  return {
    plan: withNextStep({ ...off, renewalRequest: null, remindedOn: null }),
    outdated: [plan.renewalRequest],
  };
}
