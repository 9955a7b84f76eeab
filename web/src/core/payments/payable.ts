import type { PayableType } from '@shared/endpoints.ts';
import { defaultCurrency, isCurrency, type Currency } from '@shared/values/money.ts';
import { operatorChangeNames, type OperatorChange } from '@shared/payments/orders.ts';
import { dateOf, numberOf, textOf } from '../database/stored-fields.ts';
import { toIssuedTerms, type IssuedTerms } from './issued-terms.ts';

/** What a customer is asked to pay: an order or an invoice, as lists show it and as it is paid. */
export interface Payable {
  type: PayableType;
  id: string;
  /** Falls back to the id. */
  number: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  /** Major units; 0 without a refund. */
  refundedAmount: number;
  status: string;
  /** A payment has been received, whether or not it was refunded later. */
  wasPaid: boolean;
  /** Empty until a receipt is issued. */
  receiptNumber: string;
  createdAt: Date | undefined;
  /** When the money was captured. */
  paidAt: Date | undefined;
  /** When the latest refund was made; undefined where the provider told only its amount. */
  refundedAt: Date | undefined;
  /** What the operator did, oldest first. */
  operatorChanges: OperatorChange<Date | undefined>[];
  /** Of an invoice that the operator issued. */
  issued?: IssuedTerms;
}

/** The fields whose names differ between the two types of document. */
const ownFields = {
  product_order: { number: 'orderNumber', amount: 'total' },
  invoice: { number: 'invoiceNumber', amount: 'amount' },
} as const satisfies Record<PayableType, object>;

/** Reads a stored order or invoice. A field that is missing or of another type gets a harmless value. */
export function toPayable(type: PayableType, id: string, data: Record<string, unknown>): Payable {
  const { currency, refundedAmount, status, paymentId, receiptNumber } = data;
  const issued = type === 'invoice' ? toIssuedTerms(data) : undefined;
  return {
    type,
    id,
    number: textOf(data[ownFields[type].number]) || id,
    amount: numberOf(data[ownFields[type].amount]),
    currency: isCurrency(currency) ? currency : defaultCurrency,
    refundedAmount: numberOf(refundedAmount),
    status: textOf(status),
    wasPaid: textOf(paymentId) !== '',
    receiptNumber: textOf(receiptNumber),
    createdAt: dateOf(data['createdAt']),
    paidAt: dateOf(data['paidAt']),
    refundedAt: dateOf(data['refundedAt']),
    operatorChanges: toOperatorChanges(data['operatorChanges']),
    ...(issued && { issued }),
  };
}

function toOperatorChanges(value: unknown): Payable['operatorChanges'] {
  if (!Array.isArray(value)) return [];
  return value.filter(isOperatorChange).map(({ change, at, note, amount }) => ({
    change,
    at: dateOf(at),
    note: textOf(note) || null,
    amount: numberOf(amount),
  }));
}

function isOperatorChange(value: unknown): value is OperatorChange<unknown> {
  if (typeof value !== 'object' || value === null || !('change' in value)) return false;
  return operatorChangeNames.some((known) => known === value.change);
}

/** Whether an invoice is open after the day on which it was due. */
export function isOverdue(
  { status, issued }: Pick<Payable, 'status' | 'issued'>,
  now = new Date(),
): boolean {
  return status === 'Pending' && issued?.dueAt !== undefined && issued.dueAt < now;
}

/** For example `Order #ORD-1`. */
export function payableName({ type, number }: Pick<Payable, 'type' | 'number'>): string {
  return `${type === 'invoice' ? 'Invoice' : 'Order'} #${number}`;
}
