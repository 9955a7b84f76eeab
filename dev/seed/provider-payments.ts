import { userCollectionPath } from '../../functions/shared/collections.ts';
import { toMinorUnits, type Currency } from '../../functions/shared/money.ts';
import { newOrder } from '../../functions/shared/orders.ts';
import { attemptIdOf } from '../../functions/src/payments/attempts/attempt-id.ts';
import { customer } from './accounts.ts';
import {
  purchaseId,
  seededInvoices,
  seededOrders,
  wasPaid,
  type SeededInvoice,
  type SeededOrder,
} from './purchases.ts';

/** A paid purchase with the provider's data about it. */
export interface ProviderPayment {
  purchase: SeededOrder | SeededInvoice;
  path: string;
  receipt: string;
  razorpayOrderId: string;
  paymentId: string;
  amountMinor: number;
  currency: Currency;
  amountRefundedMinor: number;
  /** Meaningful only if an amount was refunded. */
  refundId: string;
  refundedAt: Date;
  feeMinor: number;
  taxMinor: number;
  paidAt: Date;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export function providerPayments(): ProviderPayment[] {
  return [...seededOrders, ...seededInvoices].filter(wasPaid).map(providerPayment);
}

function providerPayment(purchase: SeededOrder | SeededInvoice): ProviderPayment {
  const { status, refundedAmount, sequence, createdAt } = purchase;
  const collection = purchase.type === 'invoice' ? 'invoices' : 'orders';
  const path = `${userCollectionPath(customer.uid, collection)}/${purchaseId(purchase)}`;
  const amountMinor = toMinorUnits(amountOf(purchase));
  const paidAt = new Date(createdAt.getTime() + 3 * minuteMs);
  const taxMinor = Math.round(amountMinor * 0.0036);
  return {
    purchase,
    path,
    receipt: attemptIdOf(path, 1),
    razorpayOrderId: `order_${seedId(sequence)}`,
    paymentId: `pay_${seedId(sequence)}`,
    amountMinor,
    currency: purchase.type === 'invoice' ? purchase.currency : 'INR',
    amountRefundedMinor:
      status === 'Refunded' ? amountMinor : refundedAmount ? toMinorUnits(refundedAmount) : 0,
    refundId: `rfnd_${seedId(sequence)}`,
    refundedAt: new Date(paidAt.getTime() + dayMs),
    feeMinor: Math.round(amountMinor * 0.02) + taxMinor,
    taxMinor,
    paidAt,
  };
}

function amountOf(purchase: SeededOrder | SeededInvoice): number {
  if (purchase.type === 'invoice') return purchase.amount;
  const items = purchase.productIds.map((id) => ({ id }));
  return newOrder(customer.uid, items, purchase.createdAt).total;
}

/** Like the provider's ids, 14 letters and digits. */
function seedId(sequence: number): string {
  return `Seed${String(sequence).padStart(10, '0')}`;
}
