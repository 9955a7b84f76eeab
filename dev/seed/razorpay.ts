import { userCollectionPath } from '../../functions/shared/collections.ts';
import { toMinorUnits } from '../../functions/shared/money.ts';
import { newOrder } from '../../functions/shared/orders.ts';
import { attemptIdOf } from '../../functions/src/payments/attempts/attempt-id.ts';
import { aPayment, aRefund, anOrder } from '../razorpay-sandbox/builders.ts';
import type { LedgerSeed } from '../razorpay-sandbox/ledger.ts';
import { withAmountRefunded } from '../razorpay-sandbox/refunds/finish-refund.ts';
import { customer } from './accounts.ts';
import {
  purchaseId,
  seededInvoices,
  seededOrders,
  wasPaid,
  type SeededInvoice,
  type SeededOrder,
} from './purchases.ts';

export type SeededPayment = ReturnType<typeof seededPayment>;

/** The paid and refunded purchases with the provider's data about them. */
export const seededPayments = [...seededOrders, ...seededInvoices]
  .filter(wasPaid)
  .map(seededPayment);

/** The sandbox's data at its start. */
export const razorpaySeed: LedgerSeed = {
  orders: seededPayments.map(({ order }) => order),
  payments: seededPayments.map(({ payment }) => payment),
  refunds: seededPayments.flatMap(({ refund }) => refund ?? []),
};

function seededPayment(purchase: SeededOrder | SeededInvoice) {
  const { type, status, refundedAmount, sequence } = purchase;
  const collection = type === 'invoice' ? 'invoices' : 'orders';
  const path = `${userCollectionPath(customer.uid, collection)}/${purchaseId(purchase)}`;
  const amount = toMinorUnits(amountOf(purchase));
  const currency = type === 'invoice' ? purchase.currency : 'INR';
  const created_at = Math.floor(purchase.createdAt.getTime() / 1000);
  const tax = Math.round(amount * 0.0036);
  const partial = refundedAmount === undefined ? 0 : toMinorUnits(refundedAmount);
  const refunded = status === 'Refunded' ? amount : partial;
  // Like the provider's ids, 14 letters and digits.
  const id = `Seed${String(sequence).padStart(10, '0')}`;
  const order = anOrder({
    id: `order_${id}`,
    amount,
    amount_paid: amount,
    amount_due: 0,
    currency,
    receipt: attemptIdOf(path, 1),
    status: 'paid',
    attempts: 1,
    created_at,
  });
  const payment = aPayment({
    id: `pay_${id}`,
    amount,
    currency,
    order_id: order.id,
    international: currency !== 'INR',
    description: null,
    email: customer.email,
    fee: Math.round(amount * 0.02) + tax,
    tax,
    acquirer_data: { rrn: null },
    created_at: created_at + 3 * 60,
  });
  const refund = aRefund({
    id: `rfnd_${id}`,
    amount: refunded,
    currency,
    payment_id: payment.id,
    acquirer_data: { arn: null },
    created_at: payment.created_at + 24 * 60 * 60,
  });
  return {
    purchase,
    path,
    order,
    payment: withAmountRefunded(payment, refunded),
    refund: refunded > 0 ? refund : undefined,
  };
}

function amountOf(purchase: SeededOrder | SeededInvoice): number {
  if (purchase.type === 'invoice') return purchase.amount;
  const items = purchase.productIds.map((id) => ({ id }));
  return newOrder(customer.uid, items, purchase.createdAt).total;
}
