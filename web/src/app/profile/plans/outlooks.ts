import type { Outlook } from '../../../features/plans/outlook-of.ts';
import { indianToday } from '../../../lib/indian-today.ts';
import type { ProfileLists } from '../profile-lists.ts';

/** Combines the plans with the terms that their open renewal invoices ask for. */
export function outlooksOf(
  { plans, invoices }: Pick<ProfileLists, 'plans' | 'invoices'>,
  isGuest: boolean,
): Outlook[] {
  const today = indianToday();
  return plans.list.map((plan) => {
    const invoice = invoices.list.find(({ id }) => id === plan.renewalRequest);
    const requested = invoice?.request.terms.find(
      ({ subscriptionId }) => subscriptionId === plan.id,
    );
    return { plan, isGuest, today, requested };
  });
}
