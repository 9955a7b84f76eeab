import type { InvoiceLine, IssuedFields } from '@shared/payments/invoices.ts';
import { isChargeableAmount } from '@shared/values/money.ts';
import { dateOf, numberOf, textOf } from '../database/stored-fields.ts';

/** The additional fields of an invoice that the operator issued. */
export type IssuedTerms = Omit<IssuedFields<Date | undefined>, 'remindedAt' | 'paidLines'>;

/** Returns undefined for an order, and for an invoice that the customer entered. */
export function toIssuedTerms(data: Record<string, unknown>): IssuedTerms | undefined {
  const { paidLines, dueAt, note } = data;
  const lines = paidLines ?? data['lines'];
  if (!Array.isArray(lines)) return undefined;
  // The note of an order by invoice, or of more users, says when it's cancelled if it isn't paid.
  const hasDeadline = data['isOrder'] === true || data['change'] !== undefined;
  const isOver = hasDeadline && data['status'] !== 'Pending';
  return {
    lines: lines.flatMap(toLine),
    dueAt: dateOf(dueAt),
    note: isOver ? null : textOf(note) || null,
  };
}

/** Returns an empty list for a line without a valid price, which the page can't show. */
function toLine(value: unknown): InvoiceLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const { description, quantity, unitPrice } = { ...value } as Record<string, unknown>;
  if (!isChargeableAmount(unitPrice)) return [];
  return [{ description: textOf(description), quantity: numberOf(quantity), unitPrice }];
}
