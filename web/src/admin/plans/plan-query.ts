import { userCollections } from '@shared/collections.ts';
import { subscriptionStates } from '@shared/subscriptions/subscription.ts';
import { addDays } from '@shared/subscriptions/term-days.ts';
import { orderBy, where, type Filter, type RowQuery } from '../../core/database/row-query.ts';
import { indianToday } from '../../lib/indian-today.ts';
import { due, dueDays, type PlanFilter } from './plan-filter.ts';

/** Returns the plans of all customers. Those whose term ends first come first, but the latest ended ones. */
export function planQuery({ state, product }: PlanFilter): RowQuery {
  return {
    collection: userCollections.subscriptions,
    isGroup: true,
    filters: [...ofState(state), ...(product ? [where('productId', '==', product)] : [])],
    sort: [orderBy('termEnd', state === 'ended' ? 'desc' : 'asc')],
  };
}

function ofState(state: PlanFilter['state']): Filter[] {
  if (state === undefined) return [where('state', 'in', current)];
  if (state !== due) return [where('state', '==', state)];
  return [
    where('state', '==', 'active'),
    where('renews.on', '==', true),
    where('upcoming', '==', null),
    where('termEnd', '<=', addDays(indianToday(), dueDays)),
  ];
}

const current = subscriptionStates.filter((state) => state !== 'ended');
