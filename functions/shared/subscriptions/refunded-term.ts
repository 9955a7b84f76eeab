import type { Subscription } from './subscription.ts';

/**
 * Returns the term that a refund takes from a plan, if the order or invoice at `path` paid it. A plan whose next term
 * is paid by another payment goes on.
 */
export function refundedTermOf(
  {
    state,
    paidBy,
    upcoming,
  }: Pick<Subscription<unknown>, 'state' | 'paidBy'> & {
    upcoming: Pick<NonNullable<Subscription<unknown>['upcoming']>, 'paidBy'> | null;
  },
  path: string,
): 'running' | 'next' | undefined {
  if (state === 'ended') return undefined;
  if (upcoming) return upcoming.paidBy === path ? 'next' : undefined;
  return paidBy === path ? 'running' : undefined;
}
