import type { Purchase } from '@shared/catalogue/quantity.ts';
import type { RequestedSeats, RequestedTerm } from '@shared/subscriptions/subscription.ts';
import { numberOf, textOf } from '../../core/database/stored-fields.ts';
import { fieldsOf, toDay, toQuantity, toTerm } from '../../core/plans/stored-term.ts';

/** What an invoice asks to pay for plans. */
export interface StoredPlanRequest {
  /** The plans that the payment starts; empty if it starts none. */
  purchases: Required<Purchase>[];
  /** Empty if the invoice isn't for the next term of plans. */
  terms: RequestedTerm[];
  /** Undefined if the invoice isn't for more users. */
  change: RequestedSeats | undefined;
}

export function toPlanRequest({
  purchases,
  terms,
  change,
}: Record<string, unknown>): StoredPlanRequest {
  return {
    purchases: Array.isArray(purchases) ? purchases.flatMap(toPurchase) : [],
    terms: Array.isArray(terms) ? terms.flatMap(toRequestedTerm) : [],
    change: toRequestedSeats(change),
  };
}

/** Returns the ids of the plans that an invoice is for. */
export function planIdsOf({
  terms,
  change,
}: Pick<StoredPlanRequest, 'terms' | 'change'>): string[] {
  return [...terms, ...(change ? [change] : [])].map(({ subscriptionId }) => subscriptionId);
}

/** Returns the ids of the plans that couldn't use their part of the invoice's payment; usually empty. */
export function toUnchangedPlans({ unchangedPlans }: Record<string, unknown>): string[] {
  return Array.isArray(unchangedPlans) ? unchangedPlans.map(textOf) : [];
}

function toPurchase(value: unknown): Required<Purchase>[] {
  const quantity = toQuantity(value);
  return quantity ? [{ id: textOf(fieldsOf(value)['id']), ...quantity }] : [];
}

function toRequestedTerm(value: unknown): RequestedTerm[] {
  const { subscriptionId, productId } = fieldsOf(value);
  const term = toTerm(value);
  const ids = { subscriptionId: textOf(subscriptionId), productId: textOf(productId) };
  return term ? [{ ...term, ...ids }] : [];
}

function toRequestedSeats(value: unknown): RequestedSeats | undefined {
  const { subscriptionId, seats, seatsBefore, termEnd, next } = fieldsOf(value);
  const day = toDay(termEnd);
  if (day === undefined) return undefined;
  const nextEnd = toDay(fieldsOf(next)['termEnd']);
  return {
    subscriptionId: textOf(subscriptionId),
    seats: numberOf(seats),
    seatsBefore: numberOf(seatsBefore),
    termEnd: day,
    next: nextEnd
      ? { termEnd: nextEnd, seatsBefore: numberOf(fieldsOf(next)['seatsBefore']) }
      : null,
  };
}
