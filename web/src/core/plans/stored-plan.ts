import {
  endReasons,
  subscriptionStates,
  type Subscription,
  type SubscriptionState,
} from '@shared/subscriptions/subscription.ts';
import { defaultCurrency, isCurrency } from '@shared/values/money.ts';
import { textOf } from '../database/stored-fields.ts';
import { nameOfProduct } from './name-of-product.ts';
import { fieldsOf, toAgreedPrice, toDay, toQuantity, toTerm } from './stored-term.ts';

/** What the page shows of a subscription. */
export interface StoredPlan extends Omit<Subscription<unknown>, HiddenField> {
  /** The product's name, or its id if it's no longer sold. */
  name: string;
  renews: { on: boolean };
}

type HiddenField =
  | 'renews'
  | 'startedOn'
  | 'monthlyMinor'
  | 'remindedOn'
  | 'nextStep'
  | 'nextStepAt'
  | 'version'
  | 'createdAt'
  | 'updatedAt';

/** Reads a stored subscription. Returns undefined if its running term or its state can't be read. */
export function toStoredPlan(id: string, data: Record<string, unknown>): StoredPlan | undefined {
  const { currency, state, upcoming, endReason } = data;
  const running = toTerm(data);
  if (!running || !isState(state)) return undefined;
  const productId = textOf(data['productId']);
  const paid = toTerm(upcoming);
  return {
    ...running,
    id,
    productId,
    name: nameOfProduct(productId),
    currency: isCurrency(currency) ? currency : defaultCurrency,
    anchorOn: toDay(data['anchorOn']) ?? running.termStart,
    startedBy: textOf(data['startedBy']),
    paidBy: textOf(data['paidBy']),
    upcoming: paid ? { ...paid, paidBy: textOf(fieldsOf(upcoming)['paidBy']) } : null,
    next: toQuantity(data['next']) ?? null,
    agreed: toAgreedPrice(data['agreed']),
    renews: { on: fieldsOf(data['renews'])['on'] === true },
    state,
    graceUntil: toDay(data['graceUntil']) ?? null,
    renewalRequest: textOf(data['renewalRequest']) || null,
    heldUntil: toDay(data['heldUntil']) ?? null,
    changeRequest: textOf(data['changeRequest']) || null,
    endedOn: toDay(data['endedOn']) ?? null,
    endReason: endReasons.find((reason) => reason === endReason) ?? null,
  };
}

function isState(value: unknown): value is SubscriptionState {
  return subscriptionStates.some((state) => state === value);
}
