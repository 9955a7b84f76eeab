import type { PayableType } from '@shared/endpoints.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { paymentStatuses, type PaymentStatus } from '@shared/payments/orders.ts';

/** The Pending invoices whose due day is over, as a choice beside the statuses. */
export const overdue = 'Overdue';

/** What a list of invoices or orders shows. The address holds it, so that it can be sent. */
export interface PayableFilter {
  status?: PaymentStatus | typeof overdue;
  currency?: Currency;
  /** The first and the last day in India, as `2026-11-24`. */
  from?: string;
  to?: string;
  /** As `kindOfText` says. */
  text?: string;
}

/** Reads the filter of an address. What it does not know it leaves out. */
export function readFilter(search: string): PayableFilter {
  const asked = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === asked.get(name));
  return defined({
    status: oneOf('status', [...paymentStatuses, overdue]),
    currency: oneOf('currency', currencies),
    from: dayOf(asked.get('from')),
    to: dayOf(asked.get('to')),
    text: asked.get('text')?.trim() || undefined,
  });
}

/** What an address asks for besides, and no filter knows: the names of its fields. */
export function unknownIn(search: string): string[] {
  const known = readFilter(search);
  return [...new URLSearchParams(search)].flatMap(([name, value]) =>
    value.trim() === '' || name in known ? [] : [name],
  );
}

/** The part of an address that holds the filter, such as `?status=Pending`; empty for none. */
export function writeFilter(filter: PayableFilter): string {
  const search = new URLSearchParams(Object.entries(filter)).toString();
  return search === '' ? '' : `?${search}`;
}

export type TextKind = 'email' | 'payment' | 'number' | 'name';

/**
 * What the text of a filter names: a customer's email address, the id of a payment, the number of an invoice
 * or order, or the begin of a name. A number has a digit, or begins like `INV-`.
 */
export function kindOfText(text: string): TextKind {
  if (text.includes('@')) return 'email';
  if (text.startsWith('pay_')) return 'payment';
  return /\d|^[A-Z]{2,}[-/]/.test(text) ? 'number' : 'name';
}

/**
 * The field that holds it. The customer of an order is found first. Each needs an index with the field that the list
 * is sorted by; Firestore combines them for a filter over several fields.
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
