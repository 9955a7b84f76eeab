import type { SubscriptionState } from './subscription.ts';

/** Returns whether the customer can use what the plan is for. An overdue plan can, until it's suspended. */
export function hasAccess({ state }: { state: SubscriptionState }): boolean {
  return state === 'active' || state === 'overdue';
}
