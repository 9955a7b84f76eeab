import type { Quantity } from '../catalogue/quantity.ts';

/** The body of a request to `/change-plan`. */
export interface ChangePlanRequest {
  /** The id of the subscription. */
  id: string;
  change: PlanChange;
}

export type PlanChange =
  /** Ends the plan with its term. The reason is the customer's, and may be null. */
  | { kind: 'cancel'; reason: string | null }
  /** Takes a cancellation back. */
  | { kind: 'renew' }
  /** Renews with fewer seats or another term, from the next term. */
  | ({ kind: 'next' } & Quantity)
  /** Takes a change from the next term back. */
  | { kind: 'keep' }
  /** Asks for more seats from now on. `seats` is the new number, `amountMinor` the price that the customer saw. */
  | { kind: 'add-seats'; seats: number; amountMinor: number };

export interface ChangePlanAnswer {
  /** The invoice to pay for more seats; null if the change took effect at once. */
  invoiceId: string | null;
}
