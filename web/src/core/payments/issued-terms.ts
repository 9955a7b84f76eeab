import type { InvoiceLine, IssuedFields } from '@shared/payments/invoices.ts';
import { isChargeableAmount } from '@shared/values/money.ts';
import { dateOf, numberOf, textOf } from '../database/stored-fields.ts';

/** What an invoice has besides if the operator issued it. */
export type IssuedTerms = Omit<IssuedFields<Date | undefined>, 'remindedAt'>;

/** Undefined for an order, and for an invoice that its customer typed. */
export function toIssuedTerms(data: Record<string, unknown>): IssuedTerms | undefined {
  const { lines, dueAt, note } = data;
  if (!Array.isArray(lines)) return undefined;
  return { lines: lines.flatMap(toLine), dueAt: dateOf(dueAt), note: textOf(note) || null };
}

/** A line without a price cannot be shown. */
function toLine(value: unknown): InvoiceLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const { description, quantity, unitPrice } = { ...value } as Record<string, unknown>;
  if (!isChargeableAmount(unitPrice)) return [];
  return [{ description: textOf(description), quantity: numberOf(quantity), unitPrice }];
}
