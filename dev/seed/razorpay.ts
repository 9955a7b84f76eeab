import { toMinorUnits } from '../../functions/shared/values/money.ts';
import { attemptIdOf } from '../../functions/src/payments/attempts/attempt-id.ts';
import { aPayment, aRefund, anOrder } from '../razorpay-sandbox/builders.ts';
import { baseAmount, inPaise } from '../razorpay-sandbox/entities.ts';
import type { LedgerSeed } from '../razorpay-sandbox/ledger.ts';
import { providerFee } from '../razorpay-sandbox/payments/change-payment.ts';
import { withAmountRefunded } from '../razorpay-sandbox/refunds/finish-refund.ts';
import { pathOf, wasPaid, type SeededPurchase } from './purchases.ts';

export type SeededPayment = ReturnType<typeof seededPayment>;

export function seededPayments(purchases: readonly SeededPurchase[]): SeededPayment[] {
  return purchases.filter(({ status }) => wasPaid(status)).map(seededPayment);
}

export function razorpaySeed(purchases: readonly SeededPurchase[]): LedgerSeed {
  const paid = seededPayments(purchases);
  return {
    orders: paid.map(({ order }) => order),
    payments: paid.map(({ payment }) => payment),
    refunds: paid.flatMap(({ refund }) => refund ?? []),
  };
}

function seededPayment(purchase: SeededPurchase) {
  const { status, currency, refundedAmount, sequence, owner } = purchase;
  const path = pathOf(purchase);
  const amount = toMinorUnits(purchase.amount);
  const created_at = Math.floor(purchase.createdAt.getTime() / 1000);
  const partial = refundedAmount ? toMinorUnits(refundedAmount) : 0;
  const refunded = status === 'Refunded' ? amount : partial;
  // Razorpay's IDs have 14 letters and digits.
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
    email: owner.email,
    ...baseAmount(amount, currency),
    ...providerFee(inPaise(amount, currency)),
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
