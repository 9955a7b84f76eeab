import { indianDay } from '../values/indian-time.ts';
import { formatMoney, isChargeableAmount, toMinorUnits, type Currency } from '../values/money.ts';
import type { PaidFields } from './orders.ts';

export const minimumInvoiceAmount = 1;
export const maximumInvoiceAmount = 1_00_00_000;

/** The fields that a customer writes, without the server timestamp `createdAt`. */
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

export interface InvoiceLine {
  description: string;
  quantity: number;
  /** Major units. */
  unitPrice: number;
}

/** The extra fields of an invoice that the operator issued. Its amount is the total of its lines. */
export interface IssuedFields<Time> {
  lines: InvoiceLine[];
  /** The lines with the days that the payment bought, if they aren't the days of `lines`. */
  paidLines?: InvoiceLine[];
  /** The end of the last day in India for paying on time. */
  dueAt: Time;
  note: string | null;
  remindedAt?: Time;
}

/** Returns whether the operator issued a payable. Only issued invoices have lines. */
export function isIssued({ lines }: { lines?: unknown }): boolean {
  return lines !== undefined;
}

/** Returns whether staff issued an invoice. The server issues the others, for a customer's order or plan. */
export function isIssuedByStaff({
  lines,
  isOrder,
  terms,
  change,
}: Partial<Record<'lines' | 'isOrder' | 'terms' | 'change', unknown>>): boolean {
  const marks = [isOrder, terms, change];
  return isIssued({ lines }) && marks.every((mark) => mark === undefined);
}

export const issuedLimits = { lines: 20, description: 200, quantity: 9_999, years: 2 } as const;

/** Returns the latest day in India on which an invoice issued now may be due, such as `2028-11-24`. */
export function lastDueDay(now: Date): string {
  const [year = 0, month = 0, day = 0] = indianDay(now).split('-').map(Number);
  return new Date(Date.UTC(year + issuedLimits.years, month - 1, day)).toISOString().slice(0, 10);
}

/** Returns the total of lines in minor units. Throws a RangeError for a price that can't be charged. */
export function totalOfLines(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** Returns the total of a line in minor units. Throws like `totalOfLines`. */
export function lineTotal({
  quantity,
  unitPrice,
}: Pick<InvoiceLine, 'quantity' | 'unitPrice'>): number {
  return quantity * toMinorUnits(unitPrice);
}

/** Returns a number such as `INV/26-27/000123`. */
export function issuedInvoiceNumber(year: string, sequence: number): string {
  return `INV/${year}/${String(sequence).padStart(6, '0')}`;
}

/** Returns whether a number has the form of an issued invoice's, however a customer spells it. */
export function isIssuedInvoiceNumber(number: string): boolean {
  return /^INV\/\d{2}-\d{2}\/\d+$/i.test(number.replaceAll(/\s/g, ''));
}

/** Describes a line, such as `Training, half a day, 2 × ₹2,500.50`. A quantity of 1 isn't shown. */
export function describeInvoiceLine(
  { description, quantity, unitPrice }: InvoiceLine,
  currency: Currency,
): string {
  if (quantity === 1) return description;
  return `${description}, ${quantity.toLocaleString('en-IN')} × ${formatMoney(unitPrice, currency)}`;
}

export function isInvoiceAmount(amount: unknown): amount is number {
  return (
    isChargeableAmount(amount) && amount >= minimumInvoiceAmount && amount <= maximumInvoiceAmount
  );
}

export const invoiceLengths = { name: 200, invoiceNumber: 100 } as const;
