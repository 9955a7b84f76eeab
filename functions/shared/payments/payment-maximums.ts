import { isInvoiceAmount } from './invoices.ts';
import { currencies, isCurrency, type Currency } from '../values/money.ts';

/**
 * The currencies that the provider's account takes, each with the largest amount of one payment, in major
 * units. The security rules allow more, since they cannot read a parameter: an invoice that the account
 * cannot take is stored, and the server refuses to open its payment.
 */
export type PaymentMaximums = Partial<Record<Currency, number>>;

/** What Razorpay often grants a new account. */
export const usualPaymentMaximums = 'INR:500000';

/** Reads a text such as `INR:500000,USD:6000`. Throws an Error that says what is wrong. */
export function readPaymentMaximums(text: string): PaymentMaximums {
  const maximums = Object.fromEntries(
    text.split(',').map((item) => {
      const [currency, amount, ...others] = item.split(':').map((part) => part.trim());
      const maximum = Number(amount);
      if (!isCurrency(currency) || others.length > 0 || !isInvoiceAmount(maximum)) {
        throw new Error(
          `Not a currency (${currencies.join(', ')}) with a largest payment, such as ${usualPaymentMaximums}: ${item}`,
        );
      }
      return [currency, maximum];
    }),
  ) as PaymentMaximums;
  if (maximums.INR === undefined) throw new Error('INR is missing, in which orders are paid');
  return maximums;
}
