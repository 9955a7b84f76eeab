import { countUsers, type Quantity } from '@shared/catalogue/quantity.ts';
import { lastDayOf } from '@shared/subscriptions/last-days.ts';
import { endOfTerm } from '@shared/subscriptions/term-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { nameOfProduct } from '../../core/plans/name-of-product.ts';
import { indianToday } from '../../lib/indian-today.ts';
import type { AdminPayable } from './admin-payable.ts';

/** Says which plans the payment of an invoice on a day starts or extends. */
export function effectsOfPayment({ request, status }: AdminPayable, paidOn: string): string[] {
  const { purchases, terms, change } = request;
  const started = purchases.map((purchase) => {
    const termEnd = endOfTerm(paidOn, paidOn, purchase.term);
    return `Starts ${describe(purchase.id, purchase, { termStart: paidOn, termEnd })}.`;
  });
  const extended = terms.map((term) => `Extends ${describe(term.productId, term, term)}.`);
  const isOutdated = status === 'Cancelled' && (terms.length > 0 || change !== undefined);
  const mayBeSuspended = terms.some(({ termStart }) => termStart <= indianToday());
  return [
    ...started,
    ...extended,
    ...(mayBeSuspended ? [ofSuspended] : []),
    ...(change
      ? [`Adds users: ${countUsers(change.seats)} in total until ${lastDay(change)}.`]
      : []),
    ...(isOutdated ? [ofOutdated] : []),
  ];
}

/** Returns for example `APAC Debt Grid: 12 users, 28 Nov 2026 to 27 Nov 2027`. */
function describe(
  productId: string,
  { seats }: Pick<Quantity, 'seats'>,
  days: { termStart: string; termEnd: string },
): string {
  const users = seats === 0 ? 'platform fee only' : countUsers(seats);
  return `${nameOfProduct(productId)}: ${users}, ${formatIndianDay(days.termStart)} to ${lastDay(days)}`;
}

function lastDay(term: { termEnd: string }): string {
  return formatIndianDay(lastDayOf(term));
}

const ofSuspended =
  'If the plan is suspended, its new term starts on the day of the payment, less the days of access after its last term.';
const ofOutdated =
  'This invoice was replaced or cancelled. If its term is already paid or over, the plan stays as it is, and an alert asks you to return the money.';
