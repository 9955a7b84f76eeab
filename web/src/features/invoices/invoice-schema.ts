import {
  invoiceLengths as maxLengths,
  isInvoiceAmount,
  minimumInvoiceAmount,
} from '@shared/payments/invoices.ts';
import { currencies, formatMoney, type Currency } from '@shared/values/money.ts';
import { hintForAmount, readAmount } from '@shared/values/read-amount.ts';
import type { PaymentMaximums } from '@shared/payments/payment-maximums.ts';
import { plainCode } from '@shared/values/plain-code.ts';
import * as z from 'zod/mini';
import { emailAddress, filled, phoneNumber } from '../../core/forms/fields.ts';

interface Price {
  amount: string;
  currency: Currency;
}

/** Creates the schema of a new invoice, for the currencies that our Razorpay account accepts. */
export function invoiceSchema(maximums: PaymentMaximums) {
  return z.pipe(
    z
      .object({
        name: filled('Please enter the full name.', maxLengths.name),
        email: emailAddress,
        phone: phoneNumber,
        invoiceNumber: filled(
          'Please enter the invoice number.',
          maxLengths.invoiceNumber,
          plainCode,
        ),
        amount: z.string().check(z.overwrite(plainCode)),
        currency: z.enum(currenciesOf(maximums)),
      })
      .check(
        z.refine<Price>((price) => problemOf(price, maximums) === undefined, {
          path: ['amount'],
          error: ({ input }) => problemOf(input as Price, maximums),
          // The check also runs while other fields are invalid.
          when: ({ issues }) => !issues.some(({ path = [] }) => path[0] === 'currency'),
        }),
      ),
    z.transform((invoice) => ({
      ...invoice,
      amount: readAmount(invoice.amount, invoice.currency),
    })),
  );
}

function problemOf(price: Price, maximums: PaymentMaximums): string | undefined {
  const { amount: entered, currency } = price;
  if (entered === '') return 'Please enter the amount.';
  const amount = readAmount(entered, currency);
  if (Number.isNaN(amount)) {
    const hint = hintForAmount(entered, currency, currenciesOf(maximums));
    return `Please enter the amount in digits. ${hint}`;
  }
  if (amount < minimumInvoiceAmount) return `The amount must be at least ${minimumInvoiceAmount}.`;
  const maximum = maximums[currency] ?? 0;
  if (amount > maximum) return tooLarge(maximum, currency);
  return isInvoiceAmount(amount) ? undefined : 'Please use no more than two decimal places.';
}

export function currenciesOf(maximums: PaymentMaximums): Currency[] {
  return currencies.filter((currency) => currency in maximums);
}

function tooLarge(maximum: number, currency: Currency): string {
  const most = formatMoney(maximum, currency);
  return `You can pay up to ${most} at once. For a larger amount, please contact us.`;
}

type Schema = ReturnType<typeof invoiceSchema>;

/** The form's input, with the amount as text. */
export type InvoiceInput = z.input<Schema>;
export type InvoiceForm = z.output<Schema>;
