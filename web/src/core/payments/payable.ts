import type { PayableType } from '@shared/endpoints.ts';
import { isBankPayment } from '@shared/payments/bank-payment-ids.ts';
import { defaultCurrency, isCurrency, type Currency } from '@shared/values/money.ts';
import { operatorChangeNames, type OperatorChange } from '@shared/payments/orders.ts';
import { dateOf, numberOf, textOf } from '../database/stored-fields.ts';
import { toIssuedTerms, type IssuedTerms } from './issued-terms.ts';

/** An order or invoice, as lists show it and checkout pays it. */
export interface Payable {
  type: PayableType;
  id: string;
  /** The id if the document has no number. */
  number: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  /** Major units; 0 without a refund. */
  refundedAmount: number;
  /** What the customer's bank took back in lost disputes. Major units; usually 0. */
  chargedBackAmount: number;
  status: string;
  /** Whether a payment was received, even if it was refunded later. */
  wasPaid: boolean;
  /** Staff enter only the day of a bank payment, so `paidAt` has no time. */
  isPaidByBank: boolean;
  /** Empty until the server has issued a receipt. */
  receiptNumber: string;
  createdAt: Date | undefined;
  /** When the money was captured. */
  paidAt: Date | undefined;
  /** When the latest refund was made. Undefined if Razorpay reported only its amount. */
  refundedAt: Date | undefined;
  /** When the customer cancelled it, or when the server withdrew an issued invoice. */
  cancelledAt: Date | undefined;
  /** When the latest dispute was lost. */
  chargedBackAt: Date | undefined;
  /** The operator's changes, oldest first. */
  operatorChanges: OperatorChange<Date | undefined>[];
  /** Set for an invoice that the operator issued. */
  issued?: IssuedTerms;
}

const ownFields = {
  product_order: { number: 'orderNumber', amount: 'total' },
  invoice: { number: 'invoiceNumber', amount: 'amount' },
} as const satisfies Record<PayableType, object>;

/** Reads a stored order or invoice. Replaces a field that is missing or has the wrong type with a safe default. */
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
    chargedBackAmount: numberOf(data['chargedBackAmount']),
    status: textOf(status),
    wasPaid: textOf(paymentId) !== '',
    isPaidByBank: isBankPayment(textOf(paymentId)),
    receiptNumber: textOf(receiptNumber),
    createdAt: dateOf(data['createdAt']),
    paidAt: dateOf(data['paidAt']),
    refundedAt: dateOf(data['refundedAt']),
    cancelledAt: dateOf(data['cancelledAt']),
    chargedBackAt: dateOf(data['chargedBackAt']),
    operatorChanges: toOperatorChanges(data['operatorChanges']),
    ...(issued && { issued }),
  };
}

function toOperatorChanges(value: unknown): Payable['operatorChanges'] {
  if (!Array.isArray(value)) return [];
  return value.filter(isOperatorChange).map(({ change, at, note, amount, receiptNumber }) => ({
    change,
    at: dateOf(at),
    note: textOf(note) || null,
    amount: numberOf(amount),
    ...(receiptNumber !== undefined && { receiptNumber: textOf(receiptNumber) }),
  }));
}

function isOperatorChange(value: unknown): value is OperatorChange<unknown> {
  if (typeof value !== 'object' || value === null || !('change' in value)) return false;
  return operatorChangeNames.some((known) => known === value.change);
}

/** Returns whether an invoice is unpaid after its due date. */
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
