import { defaultCurrency, isCurrency, type Currency } from '@shared/money.ts';
import { dateOf, numberOf, textOf } from '../database/stored-fields.ts';

/** What an order and an invoice have in common, as a customer's lists show them. */
export interface StoredPayable {
  id: string;
  /** Falls back to the id. */
  number: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  /** Major units; 0 when nothing was given back. */
  refundedAmount: number;
  status: string;
  /** Money was received for it at some time. */
  wasPaid: boolean;
  /** Empty until it has one. */
  receiptNumber: string;
  createdAt: Date | undefined;
}

/**
 * Reads the common fields of an order's or an invoice's document; one that is missing or of another
 * type gets a harmless value. Number and amount have names of their own in each.
 */
export function toStoredPayable(
  id: string,
  data: Record<string, unknown>,
  fields: { number: string; amount: string },
): StoredPayable {
  const { currency, refundedAmount, status, paymentId, receiptNumber, createdAt } = data;
  return {
    id,
    number: textOf(data[fields.number]) || id,
    amount: numberOf(data[fields.amount]),
    currency: isCurrency(currency) ? currency : defaultCurrency,
    refundedAmount: numberOf(refundedAmount),
    status: textOf(status),
    wasPaid: textOf(paymentId) !== '',
    receiptNumber: textOf(receiptNumber),
    createdAt: dateOf(createdAt),
  };
}
