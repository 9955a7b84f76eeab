import type { Subscription } from './subscription.ts';

/** How many days staff can put a renewal request on hold. */
export const maxHoldDays = 30;

type Plan = Pick<Subscription<unknown>, 'state' | 'renewalRequest' | 'heldUntil'>;

/** Returns whether a plan has a renewal request that staff can put on hold. */
export function mayBeHeld({ state, renewalRequest }: Omit<Plan, 'heldUntil'>): boolean {
  return renewalRequest !== null && (state === 'active' || state === 'overdue');
}

/** Returns whether a renewal request is on hold on a day in India. */
export function isHeld({ heldUntil }: Pick<Plan, 'heldUntil'>, today: string): boolean {
  return heldUntil !== null && heldUntil > today;
}
