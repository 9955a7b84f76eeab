import { Timestamp } from 'firebase-admin/firestore';
import { productById } from '../../shared/catalogue/catalogue.ts';
import { isQuantity } from '../../shared/catalogue/pricing.ts';
import type { Quantity } from '../../shared/catalogue/quantity.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { withNextStep } from '../subscriptions/next-step.ts';
import { queueChoiceEmail } from '../subscriptions/queue-plan-email.ts';
import type { PlanChanged, PlanChanging } from './apply-plan-change.ts';

/**
 * Takes a cancellation back, as long as the last paid term runs, and tells the customer. The schedule may end the plan
 * up to an hour late.
 */
export function renewAgain(changing: PlanChanging): PlanChanged {
  const { plan, now } = changing;
  const end = plan.upcoming?.termEnd ?? plan.termEnd;
  const isOver = indianDay(now) >= end;
  if (plan.state !== 'active' || plan.renews.on || isOver) throw new ServerError('changed-since');
  queueChoiceEmail(changing, 'renewal_turned_on');
  const renews = { on: true, at: Timestamp.fromDate(now), reason: null };
  return { plan: withNextStep({ ...plan, renews }) };
}

/** Renews with other seats or another term. An open request is replaced. */
export function changeNextTerm({ plan }: PlanChanging, { seats, term }: Quantity): PlanChanged {
  const product = productById(plan.productId);
  if (!product || !isQuantity(product.pricing, { seats, term })) {
    throw new ServerError('invalid-request');
  }
  const last = plan.upcoming ?? plan;
  const isSame = seats === last.seats && term === last.term;
  return withNext(plan, isSame ? null : { seats, term });
}

/** Takes a change from the next term back. */
export function keepTerm({ plan }: PlanChanging): PlanChanged {
  return withNext(plan, null);
}

function withNext(plan: StoredSubscription, next: Quantity | null): PlanChanged {
  const mayChange = plan.renews.on && (plan.state === 'active' || plan.state === 'overdue');
  if (!mayChange) throw new ServerError('changed-since');
  const outdated = [plan.renewalRequest];
  const changed = { ...plan, next, renewalRequest: null, remindedOn: null };
  return { plan: withNextStep(changed), outdated };
}
