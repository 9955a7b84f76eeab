import { plainCode } from '@shared/values/plain-code.ts';
import { plainLine } from '@shared/values/plain-text.ts';
import type { DownloadFilter } from '@shared/admin/admin-actions.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { paymentStatuses, type PaymentStatus } from '@shared/payments/payment-statuses.ts';

/** Stands for Pending invoices after their due date. */
export const overdue = 'Overdue';

/** The URL holds the filter, so that staff can share a link. */
export interface PayableFilter {
  status?: PaymentStatus | typeof overdue;
  currency?: Currency;
  /** A day in India, such as `2026-11-24`. */
  from?: string;
  to?: string;
  /** See `kindOfText`. */
  text?: string;
}

/** Ignores unknown values. */
export function readFilter(search: string): PayableFilter {
  const parameters = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name));
  return defined({
    status: oneOf('status', [...paymentStatuses, overdue]),
    currency: oneOf('currency', currencies),
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    text: plainLine(parameters.get('text') ?? '') || undefined,
  });
}

/** Returns the names of query parameters that no filter uses. */
export function unknownIn(search: string): string[] {
  const known = readFilter(search);
  return [...new URLSearchParams(search)].flatMap(([name, value]) =>
    plainLine(value) === '' || name in known ? [] : [name],
  );
}

/** Returns the query of a filter, such as `?status=Pending`; empty for no filter. */
export function writeFilter(filter: PayableFilter): string {
  const search = new URLSearchParams(Object.entries(filter)).toString();
  return search === '' ? '' : `?${search}`;
}

/** Returns a filter as the audit log stores it, without the text of a search, which may name a customer. */
export function toDownloadFilter({ text, currency, ...others }: PayableFilter): DownloadFilter {
  return {
    ...others,
    ...(currency && { inCurrency: currency }),
    ...(text !== undefined && { search: true }),
  };
}

export type TextKind = 'email' | 'payment' | 'number' | 'name';

/**
 * Classifies a search text. A number contains a digit or starts like `INV-`. A name may be only the start of one.
 */
export function kindOfText(text: string): TextKind {
  if (text.includes('@')) return 'email';
  if (text.startsWith('pay_')) return 'payment';
  return /\d|^[A-Z]{2,}[-/]/.test(plainCode(text)) ? 'number' : 'name';
}

/**
 * The field to search for each kind of text. An order's customer is looked up by email first. Each field needs an
 * index with the sort field. Firestore merges the indexes for a filter over several fields.
 */
export const fieldsOfText = {
  invoice: { email: 'email', payment: 'paymentId', number: 'invoiceNumber' },
  product_order: { email: 'userId', payment: 'paymentId', number: 'orderNumber' },
} as const satisfies Record<PayableType, Record<Exclude<TextKind, 'name'>, string>>;

function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Fields>;
}
