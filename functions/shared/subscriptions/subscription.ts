import type { Quantity, Term } from '../catalogue/quantity.ts';
import type { Rate } from '../catalogue/pricing.ts';
import type { Currency } from '../values/money.ts';

export const subscriptionStates = ['active', 'overdue', 'suspended', 'ended'] as const;

/**
 * `active` while its term runs. `overdue` after the term, while the renewal can still be paid without a gap.
 * `suspended` after that, without access, until a payment starts a new term. `ended` for good.
 */
export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * What a customer bought of a product for a term, and renews: a plan on the page. The server writes it. Days are
 * days in India, such as `2026-11-30`.
 */
export interface Subscription<Time> extends Quantity {
  productId: string;
  currency: Currency;
  /** What the running term costs, frozen when it was paid. In minor units. */
  rate: Rate;
  /** The first day of the first term. */
  startedOn: string;
  /** The day from which the days of renewal are counted. It moves when a suspended plan is paid. */
  anchorOn: string;
  termStart: string;
  /** The first day after the term. */
  termEnd: string;
  /** What changes with the next term; null if nothing. */
  next: Quantity | null;
  renews: Renewal<Time>;
  state: SubscriptionState;
  /** The day on which an unpaid plan is suspended; null before it is overdue. */
  graceUntil: string | null;
  /** The id of the open renewal invoice; null if there is none. */
  renewalRequest: string | null;
  /** The id of the open invoice for more seats; null if there is none. */
  changeRequest: string | null;
  /** What the engine does next, and when; null if nothing. */
  nextStep: SubscriptionStep | null;
  nextStepAt: Time | null;
  /** Counts the changes of what the account is entitled to, from 1. */
  version: number;
  /** The path of the order or invoice that paid the running term. */
  paidBy: string;
  endedOn: string | null;
  createdAt: Time;
  updatedAt: Time;
}

export interface Renewal<Time> {
  on: boolean;
  at: Time;
  /** Why renewal is off; null if it's on, or if nobody gave a reason. */
  reason: string | null;
}

/**
 * `request` issues the renewal invoice. `remind` emails a reminder. `expire` makes an unpaid plan overdue, and ends
 * a plan without renewal. `suspend` and `end` follow an unpaid plan.
 */
export const subscriptionSteps = ['request', 'remind', 'expire', 'suspend', 'end'] as const;
export type SubscriptionStep = (typeof subscriptionSteps)[number];

/** A term that an invoice asks to pay, stored with the invoice. */
export interface RequestedTerm extends Quantity {
  subscriptionId: string;
  productId: string;
  /** In minor units. */
  rate: Rate;
  termStart: string;
  termEnd: string;
}

/** How many days before or after the end of a term each step comes. */
export interface RenewalDays {
  request: number;
  reminders: readonly number[];
  grace: number;
  /** From the suspension. */
  end: number;
}

export const renewalDays: Record<Term, RenewalDays> = {
  month: { request: -10, reminders: [-3, 0, 3], grace: 7, end: 14 },
  year: { request: -45, reminders: [-30, -7, 0, 7], grace: 15, end: 30 },
};

/** How long an ended plan's data can be exported. */
export const exportDays = 30;

export const cancelReasons = [
  'Too expensive',
  'Missing features',
  'Switched to another product',
  'No longer needed',
  'Something else',
] as const;
