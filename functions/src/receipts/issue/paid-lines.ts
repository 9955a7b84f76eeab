import { describeTerm } from '../../../shared/catalogue/quantity.ts';
import type { InvoiceLine } from '../../../shared/payments/invoices.ts';
import type { RequestedTerm, SoldPlan } from '../../../shared/subscriptions/subscription.ts';
import { endOfTerm } from '../../../shared/subscriptions/term-days.ts';
import type { StoredSubscription } from '../../subscriptions/documents.ts';
import { nameOfProduct, periodOf } from '../../subscriptions/term-texts.ts';

export interface RenewedTerm {
  requested: RequestedTerm;
  /** Undefined if the plan no longer exists. */
  plan: Pick<StoredSubscription, 'paidBy' | 'termStart' | 'termEnd'> | undefined;
}

/** What a payment bought of a product, other than the invoice's lines say. */
export interface BoughtPeriod {
  product: string;
  /** The period as the lines describe it. */
  asked: string;
  bought: string;
}

/** Returns the periods of plans that were suspended, and started anew with the payment of the invoice at a path. */
export function restartedPeriods(renewed: readonly RenewedTerm[], path: string): BoughtPeriod[] {
  return renewed.flatMap(({ requested, plan }) => {
    if (plan?.paidBy !== path || plan.termStart === requested.termStart) return [];
    const { termStart, termEnd } = plan;
    const bought = periodOf({ ...requested, termStart, termEnd });
    return [{ product: nameOfProduct(requested.productId), asked: periodOf(requested), bought }];
  });
}

/** Returns the periods of plans that a payment on a day in India starts. */
export function startedPeriods(
  purchases: readonly Pick<SoldPlan, 'id' | 'term'>[],
  day: string,
): BoughtPeriod[] {
  return purchases.map(({ id, term }) => ({
    product: nameOfProduct(id),
    asked: describeTerm(term),
    bought: periodOf({ term, termStart: day, termEnd: endOfTerm(day, day, term) }),
  }));
}

/** Returns an invoice's lines with the periods that its payment bought; undefined if they are the same. */
export function paidLines(
  lines: readonly InvoiceLine[],
  periods: readonly BoughtPeriod[],
): InvoiceLine[] | undefined {
  if (periods.length === 0) return undefined;
  return lines.map((line) => {
    const { description } = line;
    const period = periods.find(({ product }) => description.startsWith(`${product}, `));
    return period
      ? { ...line, description: description.replace(period.asked, period.bought) }
      : line;
  });
}
