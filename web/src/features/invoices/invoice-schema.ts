import {
  invoiceLengths as longest,
  isInvoiceAmount,
  maximumInvoiceAmount,
  minimumInvoiceAmount,
} from '@shared/invoices.ts';
import { currencies } from '@shared/money.ts';
import * as z from 'zod/mini';
import { emailAddress, filled, phoneNumber } from '../../core/forms/fields.ts';

const mostText = maximumInvoiceAmount.toLocaleString('en-IN');

const amount = z.pipe(
  z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, 'Please enter the amount.'),
      // Commas group digits in some countries and part decimals in others.
      z.regex(/^\d+(\.\d+)?$/, 'Please enter the amount in digits, for example 5500.50.'),
    ),
    z.transform(Number),
  ),
  z
    .number()
    .check(
      z.minimum(minimumInvoiceAmount, `The amount must be at least ${minimumInvoiceAmount}.`),
      z.maximum(maximumInvoiceAmount, `The amount can be at most ${mostText}.`),
      z.refine(isInvoiceAmount, 'Please use at most two decimals.'),
    ),
);

export const invoiceSchema = z.object({
  name: filled('Please enter the full name.', longest.name),
  email: emailAddress,
  phone: phoneNumber,
  invoiceNumber: filled('Please enter the invoice number.', longest.invoiceNumber),
  amount,
  currency: z.enum(currencies),
});

/** What is typed: the amount as text. */
export type InvoiceInput = z.input<typeof invoiceSchema>;
export type InvoiceForm = z.output<typeof invoiceSchema>;
