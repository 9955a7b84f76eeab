import {
  invoiceLengths as maxLengths,
  isInvoiceAmount,
  maximumInvoiceAmount,
  minimumInvoiceAmount,
} from '@shared/payments/invoices.ts';
import { currencies, formatMoney, type Currency } from '@shared/values/money.ts';
import { amountHint, readAmount } from '@shared/values/read-amount.ts';
import type { PaymentMaximums } from '@shared/payments/payment-maximums.ts';
import { plainCode } from '@shared/values/plain-code.ts';
import * as z from 'zod/mini';
import { emailAddress, filled, phoneNumber } from '../../core/forms/fields.ts';

const amount = z.pipe(
  z.pipe(
    z.string().check(z.overwrite(plainCode), z.minLength(1, 'Please enter the amount.')),
    z.transform(readAmount),
  ),
  z.number(`Please enter the amount in digits. ${amountHint}`).check(
    z.minimum(minimumInvoiceAmount, `The amount must be at least ${minimumInvoiceAmount}.`),
    // An amount above the limit gets the currency's maximum as its error.
    z.refine(
      (value) => value > maximumInvoiceAmount || isInvoiceAmount(value),
      'Please use no more than two decimal places.',
    ),
  ),
);

interface Price {
  amount: number;
  currency: Currency;
}

/** Creates the schema of a new invoice, for the currencies that our Razorpay account accepts. */
export function invoiceSchema(maximums: PaymentMaximums) {
  return z
    .object({
      name: filled('Please enter the full name.', maxLengths.name),
      email: emailAddress,
      phone: phoneNumber,
      invoiceNumber: filled(
        'Please enter the invoice number.',
        maxLengths.invoiceNumber,
        plainCode,
      ),
      amount,
      currency: z.enum(currenciesOf(maximums)),
    })
    .check(
      z.refine<Price>((price) => price.amount <= maximumFor(maximums, price), {
        path: ['amount'],
        error: ({ input }) => tooLarge(maximums, input as Price),
        // The check also runs while other fields are invalid.
        when: ({ issues }) => !issues.some(({ path = [] }) => isOfPrice(path)),
      }),
    );
}

function isOfPrice([field]: readonly PropertyKey[]): boolean {
  return field === 'amount' || field === 'currency';
}

export function currenciesOf(maximums: PaymentMaximums): Currency[] {
  return currencies.filter((currency) => currency in maximums);
}

function maximumFor(maximums: PaymentMaximums, { currency }: Price): number {
  return maximums[currency] ?? 0;
}

function tooLarge(maximums: PaymentMaximums, price: Price): string {
  const most = formatMoney(maximumFor(maximums, price), price.currency);
  return `You can pay up to ${most} at once. For a larger amount, please contact us.`;
}

type Schema = ReturnType<typeof invoiceSchema>;

/** The form's input, with the amount as text. */
export type InvoiceInput = z.input<Schema>;
export type InvoiceForm = z.output<Schema>;
