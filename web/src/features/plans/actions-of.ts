import { productById } from '@shared/catalogue/catalogue.ts';
import { maximumSeats } from '@shared/catalogue/quantity.ts';
import { paidUntil, stageOf, type Situation } from './stage-of.ts';

export type PlanAction = 'addUsers' | 'changeNext' | 'keep' | 'cancel' | 'renew' | 'buyAgain';

/** Returns what the customer can do with a plan. */
export function actionsOf(situation: Situation): PlanAction[] {
  const { plan, isGuest, today } = situation;
  const addUsers: PlanAction[] =
    today < plan.termEnd && plan.seats < maximumSeats ? ['addUsers'] : [];
  const isSold = productById(plan.productId) !== undefined;
  const next: PlanAction[] = [
    ...(isSold ? (['changeNext'] as const) : []),
    ...(plan.next ? (['keep'] as const) : []),
  ];
  switch (stageOf(situation)) {
    case 'renewing':
      return [...addUsers, ...next, 'cancel'];
    case 'renewed':
      return [...addUsers, 'cancel'];
    case 'ending':
      return [...addUsers, ...(!isGuest && today < paidUntil(plan) ? (['renew'] as const) : [])];
    case 'overdue':
      return [...next, 'cancel'];
    case 'suspended':
      return [];
    case 'ended':
      return isSold ? ['buyAgain'] : [];
  }
}
