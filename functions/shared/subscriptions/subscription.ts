import type { Purchase, Quantity, Term } from '../catalogue/quantity.ts';
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
  /** The document's id. Firestore can't search the ids of all customers' documents. */
  id: string;
  productId: string;
  currency: Currency;
  /** What the running term costs, frozen when it was paid. In minor units. */
  rate: Rate;
  /** What the running term is worth per month, in whole minor units. */
  monthlyMinor: number;
  /** The first day of the first term. */
  startedOn: string;
  /** The path of the order or invoice that paid the first term. */
  startedBy: string;
  /** The day from which the days of renewal are counted. It moves when a suspended plan is paid. */
  anchorOn: string;
  termStart: string;
  /** The first day after the term. */
  termEnd: string;
  /** The path of the order or invoice that paid the running term. */
  paidBy: string;
  /** The next term, if it is already paid. It starts when the running term ends. */
  upcoming: PaidTerm | null;
  /** What the next request asks for instead of the same seats and term; null if nothing changes. */
  next: Quantity | null;
  /** What staff agreed with the customer; null for the catalogue's price. */
  agreed: AgreedPrice | null;
  renews: Renewal<Time>;
  state: SubscriptionState;
  /** The day on which an unpaid plan is suspended; null before it is overdue. */
  graceUntil: string | null;
  /** The day of the latest email that asked for the renewal; null before it. */
  remindedOn: string | null;
  /** The id of the open renewal invoice; null if there is none. */
  renewalRequest: string | null;
  /** Until this day, the renewal request is on hold: no reminder, and no change of state. Null if it never was. */
  heldUntil: string | null;
  /** The id of the open invoice for more seats; null if there is none. */
  changeRequest: string | null;
  /** What the engine does next, and when; null if nothing. */
  nextStep: SubscriptionStep | null;
  nextStepAt: Time | null;
  /** Counts the changes of what the account is entitled to, from 1. */
  version: number;
  endedOn: string | null;
  /** Null until the plan ends. */
  endReason: EndReason | null;
  createdAt: Time;
  updatedAt: Time;
}

/** A price per user for every term of one length, until staff change it. A platform fee costs what it says in the catalogue. */
export interface AgreedPrice {
  term: Term;
  /** In minor units. */
  seat: number;
}

/**
 * Why a plan ended. `cancelled`: the customer or staff turned its renewal off. `unpaid`: the customer didn't pay the
 * renewal. `refunded`: the customer got the money back. `staff`: staff ended it or cancelled its renewal invoice.
 * `guest`: a guest's plan doesn't renew.
 */
export const endReasons = ['cancelled', 'unpaid', 'refunded', 'staff', 'guest'] as const;
export type EndReason = (typeof endReasons)[number];

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

/** The seats and price of a term. */
export interface PlanTerm extends Quantity {
  /** In minor units. */
  rate: Rate;
  termStart: string;
  termEnd: string;
}

export interface PaidTerm extends PlanTerm {
  /** The path of the invoice that paid it. */
  paidBy: string;
}

/** A term that an invoice asks to pay, stored with the invoice. */
export interface RequestedTerm extends PlanTerm {
  subscriptionId: string;
  productId: string;
}

/** More seats for the running term, stored with the invoice that asks to pay them. */
export interface RequestedSeats {
  subscriptionId: string;
  seats: number;
  seatsBefore: number;
  /** The seats apply only while this term runs. */
  termEnd: string;
  /** The next term, if it was already paid when the seats were priced. The price covers it too. */
  next: { termEnd: string; seatsBefore: number } | null;
}

/** A plan that the payment of an invoice starts, stored with the invoice. Its `id` is the product's. */
export interface SoldPlan extends Required<Purchase> {
  /** In minor units. */
  rate: Rate;
  /** Whether staff agreed the price per user, so that it also applies to renewals. */
  isAgreed: boolean;
}

/** The fields of an invoice for plans. */
export interface PlanRequest {
  /** The plans that the payment starts. */
  purchases?: SoldPlan[];
  terms?: RequestedTerm[];
  change?: RequestedSeats;
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

/** How many days after its term an overdue plan can be given to pay. */
export const maxGraceDays = 30;

/** How long the price of more users holds, but not beyond the term. */
export const quoteDays = 3;

/** How long an ended plan's data can be exported. */
export const exportDays = 30;

export const cancelReasons = [
  'Too expensive',
  'Missing features',
  'Switched to another product',
  'No longer needed',
  'Something else',
] as const;
