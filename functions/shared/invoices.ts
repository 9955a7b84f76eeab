import { isChargeableAmount, type Currency } from './money.ts';
import type { PaidFields } from './orders.ts';

export const minimumInvoiceAmount = 1;
export const maximumInvoiceAmount = 1_00_00_000;

/** The fields that a customer writes, without its server timestamp `createdAt`. */
export interface NewInvoice {
  name: string;
  email: string;
  phone: string;
  invoiceNumber: string;
  /** Major units, at most two decimals. */
  amount: number;
  currency: Currency;
  status: 'Pending';
}

/** A stored invoice, without its timestamps. */
export interface Invoice extends Omit<NewInvoice, 'status'>, PaidFields {
  status: string;
}

export function isInvoiceAmount(amount: unknown): amount is number {
  return (
    isChargeableAmount(amount) && amount >= minimumInvoiceAmount && amount <= maximumInvoiceAmount
  );
}

export const invoiceLengths = { name: 200, invoiceNumber: 100 } as const;
