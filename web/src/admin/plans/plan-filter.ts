import type { DownloadFilter } from '@shared/admin/admin-actions.ts';
import { namedProducts, type ProductId } from '@shared/catalogue/named-products.ts';
import { subscriptionStates } from '@shared/subscriptions/subscription.ts';
import { planStates } from '../records/state-names.ts';

/** Stands for active plans that must be renewed within `dueDays` and aren't paid. */
export const due = 'due';

export const dueDays = 30;

export const planFilterStates = [due, ...subscriptionStates] as const;

/** Without a state, the list has all plans that haven't ended. */
export interface PlanFilter {
  state?: (typeof planFilterStates)[number];
  product?: ProductId;
}

/** Reads a filter from a query such as `?state=overdue`. Ignores unknown values. */
export function readPlanFilter(search: string): PlanFilter {
  const parameters = new URLSearchParams(search);
  const state = planFilterStates.find((it) => it === parameters.get('state'));
  const product = namedProducts.find(({ id }) => id === parameters.get('product'))?.id;
  return { ...(state && { state }), ...(product && { product }) };
}

/** Returns what the audit log stores about a downloaded list. */
export function toDownloadFilter({ state, product }: PlanFilter): DownloadFilter {
  const status = state === due ? 'Due' : state && planStates[state];
  return { ...(status && { status }), ...(product && { product }) };
}

/** Returns the query of a filter, such as `?state=overdue`; empty for no filter. */
export function writePlanFilter(filter: PlanFilter): string {
  const search = new URLSearchParams(Object.entries(filter)).toString();
  return search === '' ? '' : `?${search}`;
}
