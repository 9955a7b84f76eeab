import { priceAtRate } from '@shared/catalogue/pricing.ts';
import { namedProducts } from '@shared/catalogue/named-products.ts';
import type { PlanName } from '@shared/admin/admin-actions.ts';
import {
  subscriptionStates,
  subscriptionSteps,
  type PaidTerm,
  type PlanTerm,
  type Renewal,
  type SubscriptionState,
  type SubscriptionStep,
} from '@shared/subscriptions/subscription.ts';
import type { Quantity } from '@shared/catalogue/quantity.ts';
import {
  defaultCurrency,
  formatMoney,
  isCurrency,
  toMajorUnits,
  type Currency,
} from '@shared/values/money.ts';
import { dateOf, textOf } from '../../core/database/stored-fields.ts';
import { fieldsOf, toDay, toQuantity, toTerm } from '../../core/plans/stored-term.ts';

/** A subscription. Days are days in India. */
export interface AdminPlan extends PlanName, PlanTerm {
  /** The product's name, or its id if it's no longer sold. */
  product: string;
  currency: Currency;
  startedOn: string;
  /** The path of the order or invoice that paid the term. */
  paidBy: string;
  upcoming: PaidTerm | null;
  next: Quantity | null;
  renews: Renewal<Date | undefined>;
  state: SubscriptionState;
  graceUntil: string | null;
  renewalRequest: string | null;
  changeRequest: string | null;
  nextStep: SubscriptionStep | null;
  nextStepAt: Date | undefined;
  endedOn: string | null;
}

/** Reads a stored subscription. Returns undefined if its running term or its state can't be read. */
export function toAdminPlan(
  { uid, id }: PlanName,
  data: Record<string, unknown>,
): AdminPlan | undefined {
  const running = toTerm(data);
  const state = subscriptionStates.find((it) => it === data['state']);
  if (!running || !state) return undefined;
  const { currency } = data;
  const productId = textOf(data['productId']);
  const upcoming = toTerm(data['upcoming']);
  const { on, at, reason } = fieldsOf(data['renews']);
  return {
    ...running,
    uid,
    id,
    product: namedProducts.find((it) => it.id === productId)?.name ?? productId,
    currency: isCurrency(currency) ? currency : defaultCurrency,
    startedOn: toDay(data['startedOn']) ?? running.termStart,
    paidBy: textOf(data['paidBy']),
    upcoming: upcoming
      ? { ...upcoming, paidBy: textOf(fieldsOf(data['upcoming'])['paidBy']) }
      : null,
    next: toQuantity(data['next']) ?? null,
    renews: { on: on === true, at: dateOf(at), reason: textOf(reason) || null },
    state,
    graceUntil: toDay(data['graceUntil']) ?? null,
    renewalRequest: textOf(data['renewalRequest']) || null,
    changeRequest: textOf(data['changeRequest']) || null,
    nextStep: subscriptionSteps.find((it) => it === data['nextStep']) ?? null,
    nextStepAt: dateOf(data['nextStepAt']),
    endedOn: toDay(data['endedOn']) ?? null,
  };
}

/** Returns what the running term costs, such as `₹1,89,990`. */
export function priceOfTerm({ rate, seats, currency }: AdminPlan): string {
  return formatMoney(toMajorUnits(priceAtRate(rate, seats)), currency);
}
