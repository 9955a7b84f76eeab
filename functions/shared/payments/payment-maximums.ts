import { isInvoiceAmount } from './invoices.ts';
import { currencies, isCurrency, type Currency } from '../values/money.ts';

/**
 * The currencies that the Razorpay account accepts, each with the largest payment in major units. The security
 * rules can't read a parameter, so they allow larger invoices. The server refuses to open a payment for those.
 */
export type PaymentMaximums = Partial<Record<Currency, number>>;

/** The limit that Razorpay often grants a new account. */
export const defaultPaymentMaximums = 'INR:500000';

/** Parses a text such as `INR:500000,USD:6000`. Throws an Error that names the problem. */
export function readPaymentMaximums(text: string): PaymentMaximums {
  const maximums = Object.fromEntries(
    text.split(',').map((item) => {
      const [currency, amount, ...others] = item.split(':').map((part) => part.trim());
      const maximum = Number(amount);
      if (!isCurrency(currency) || others.length > 0 || !isInvoiceAmount(maximum)) {
        throw new Error(
          `Not a currency (${currencies.join(', ')}) with a largest payment, such as ${defaultPaymentMaximums}: ${item}`,
        );
      }
      return [currency, maximum];
    }),
  ) as PaymentMaximums;
  if (maximums.INR === undefined) throw new Error('INR is missing, but orders are paid in INR');
  return maximums;
}
