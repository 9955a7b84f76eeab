import { customer, type SeedOwner } from './accounts.ts';
import type { Currency } from '../../functions/shared/money.ts';
import type { PaymentStatus } from '../../functions/shared/orders.ts';

interface Purchase {
  /** Also the number in the ids of its provider order and payment. */
  sequence: number;
  owner: SeedOwner;
  status: PaymentStatus;
  createdAt: Date;
  /** Major units; only for a partial refund. */
  refundedAmount?: number;
}

export interface SeededOrder extends Purchase {
  type: 'product_order';
  productIds: readonly string[];
}

export interface SeededInvoice extends Purchase {
  type: 'invoice';
  invoiceNumber: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  /** Of an invoice that the operator issued. */
  dueAt?: Date;
}

export type SeededPurchase = SeededOrder | SeededInvoice;

/** The demo customer's orders, in every status. */
const seededOrders: readonly SeededOrder[] = [
  order(1, 'Completed', '2026-08-03T05:10:00Z', ['andean-debt-tracker']),
  order(2, 'Refunded', '2026-08-21T09:45:00Z', ['latam-gateway-mx']),
  order(3, 'Cancelled', '2026-09-09T11:20:00Z', ['northstar-debt-console']),
  order(4, 'Paid', '2026-10-01T06:30:00Z', ['apac-debt-grid', 'pacific-restructure-suite']),
  {
    ...order(5, 'Paid', '2026-10-14T13:05:00Z', ['global-debt-command-center']),
    refundedAmount: 10_500,
  },
  order(6, 'Pending', '2026-11-02T04:55:00Z', ['mena-restructure-hub']),
];

/** The demo customer's invoices, in every status and currency. */
const seededInvoices: readonly SeededInvoice[] = [
  invoice(7, 'Completed', '2026-08-05T07:00:00Z', 14, 48_000, 'INR'),
  invoice(8, 'Refunded', '2026-08-29T07:00:00Z', 21, 620, 'EUR'),
  invoice(9, 'Cancelled', '2026-09-15T07:00:00Z', 25, 1_250, 'USD'),
  invoice(10, 'Paid', '2026-10-06T07:00:00Z', 32, 1_23_456.5, 'INR'),
  invoice(11, 'Pending', '2026-11-05T07:00:00Z', 41, 349.99, 'USD'),
  {
    ...invoice(12, 'Pending', '2026-11-09T07:00:00Z', 44, 75_500, 'INR'),
    dueAt: new Date('2026-11-23T18:29:59Z'),
  },
];

/** The demo customer's purchases. */
export const demoPurchases: readonly SeededPurchase[] = [...seededOrders, ...seededInvoices];

export function purchaseId({ type, sequence }: SeededPurchase): string {
  return `demo-${type === 'invoice' ? 'invoice' : 'order'}-${sequence}`;
}

/** Tells whether the purchase was ever paid, even if it was refunded later. */
export function wasPaid({ status }: Pick<Purchase, 'status'>): boolean {
  return status === 'Paid' || status === 'Completed' || status === 'Refunded';
}

function order(
  sequence: number,
  status: PaymentStatus,
  date: string,
  productIds: readonly string[],
): SeededOrder {
  return { type: 'product_order', ...demo(sequence, status, date), productIds };
}

function invoice(
  sequence: number,
  status: PaymentStatus,
  date: string,
  number: number,
  amount: number,
  currency: Currency,
): SeededInvoice {
  const invoiceNumber = `INV-2026-0${number}`;
  return { type: 'invoice', ...demo(sequence, status, date), invoiceNumber, amount, currency };
}

function demo(sequence: number, status: PaymentStatus, date: string): Purchase {
  return { sequence, owner: customer, status, createdAt: new Date(date) };
}
