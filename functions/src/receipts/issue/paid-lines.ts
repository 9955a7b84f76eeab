import type { InvoiceLine } from '../../../shared/payments/invoices.ts';
import type { RequestedTerm } from '../../../shared/subscriptions/subscription.ts';
import type { StoredSubscription } from '../../subscriptions/documents.ts';
import { nameOfProduct, periodOf } from '../../subscriptions/term-texts.ts';

export interface RenewedTerm {
  requested: RequestedTerm;
  /** Undefined if the plan no longer exists. */
  plan: Pick<StoredSubscription, 'paidBy' | 'termStart' | 'termEnd'> | undefined;
}

/**
 * Returns the lines of the paid invoice at a path with the days that the payment bought. A plan that was suspended
 * started anew with the payment, so it runs later than its line says. Undefined if no plan did.
 */
export function paidLines(
  lines: readonly InvoiceLine[],
  renewed: readonly RenewedTerm[],
  path: string,
): InvoiceLine[] | undefined {
  const moved = renewed.flatMap(({ requested, plan }) => {
    if (plan?.paidBy !== path || plan.termStart === requested.termStart) return [];
    const { termStart, termEnd } = plan;
    const bought = periodOf({ ...requested, termStart, termEnd });
    return [{ product: nameOfProduct(requested.productId), asked: periodOf(requested), bought }];
  });
  if (moved.length === 0) return undefined;
  return lines.map((line) => {
    const { description } = line;
    const move = moved.find(({ product }) => description.startsWith(`${product}, `));
    return move ? { ...line, description: description.replace(move.asked, move.bought) } : line;
  });
}
