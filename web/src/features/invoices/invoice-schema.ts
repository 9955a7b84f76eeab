import {
  invoiceLengths as maxLengths,
  isInvoiceAmount,
  maximumInvoiceAmount,
  minimumInvoiceAmount,
} from '@shared/invoices.ts';
import { currencies } from '@shared/money.ts';
import * as z from 'zod/mini';
import { emailAddress, filled, phoneNumber } from '../../core/forms/fields.ts';

const maxAmountText = maximumInvoiceAmount.toLocaleString('en-IN');

const amount = z.pipe(
  z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, 'Please enter the amount.'),
      // A comma groups digits in some countries and separates decimals in others.
      z.regex(/^\d+(\.\d+)?$/, 'Please enter the amount in digits, for example 5500.50.'),
    ),
    z.transform(Number),
  ),
  z
    .number()
    .check(
      z.minimum(minimumInvoiceAmount, `The amount must be at least ${minimumInvoiceAmount}.`),
      z.maximum(maximumInvoiceAmount, `The amount can be at most ${maxAmountText}.`),
      z.refine(isInvoiceAmount, 'Please use at most two decimals.'),
    ),
);

export const invoiceSchema = z.object({
  name: filled('Please enter the full name.', maxLengths.name),
  email: emailAddress,
  phone: phoneNumber,
  invoiceNumber: filled('Please enter the invoice number.', maxLengths.invoiceNumber),
  amount,
  currency: z.enum(currencies),
});

/** The form's input, with the amount as text. */
export type InvoiceInput = z.input<typeof invoiceSchema>;
export type InvoiceForm = z.output<typeof invoiceSchema>;
