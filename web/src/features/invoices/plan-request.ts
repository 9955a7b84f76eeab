import type { RequestedSeats, RequestedTerm } from '@shared/subscriptions/subscription.ts';
import { numberOf, textOf } from '../../core/database/stored-fields.ts';
import { fieldsOf, toDay, toTerm } from '../../core/plans/stored-term.ts';

type AskedSeats = Omit<RequestedSeats, 'seatsBefore' | 'coversUntil'>;

/** What an invoice asks to pay for plans. */
export interface StoredPlanRequest {
  /** Empty if the invoice isn't for the next term of plans. */
  terms: RequestedTerm[];
  /** Undefined if the invoice isn't for more users. */
  change: AskedSeats | undefined;
}

export function toPlanRequest({ terms, change }: Record<string, unknown>): StoredPlanRequest {
  return {
    terms: Array.isArray(terms) ? terms.flatMap(toRequestedTerm) : [],
    change: toRequestedSeats(change),
  };
}

/** Returns the ids of the plans that an invoice is for. */
export function planIdsOf({ terms, change }: StoredPlanRequest): string[] {
  return [...terms, ...(change ? [change] : [])].map(({ subscriptionId }) => subscriptionId);
}

function toRequestedTerm(value: unknown): RequestedTerm[] {
  const { subscriptionId, productId } = fieldsOf(value);
  const term = toTerm(value);
  const ids = { subscriptionId: textOf(subscriptionId), productId: textOf(productId) };
  return term ? [{ ...term, ...ids }] : [];
}

function toRequestedSeats(value: unknown): AskedSeats | undefined {
  const { subscriptionId, seats, termEnd } = fieldsOf(value);
  const day = toDay(termEnd);
  if (day === undefined) return undefined;
  return { subscriptionId: textOf(subscriptionId), seats: numberOf(seats), termEnd: day };
}
