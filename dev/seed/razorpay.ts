import { aPayment, aRefund, anOrder } from '../razorpay-sandbox/builders.ts';
import type { SandboxOrder, SandboxPayment, SandboxRefund } from '../razorpay-sandbox/entities.ts';
import type { LedgerSeed } from '../razorpay-sandbox/ledger.ts';
import { withAmountRefunded } from '../razorpay-sandbox/refunds/finish-refund.ts';
import { customer } from './accounts.ts';
import { providerPayments, type ProviderPayment } from './provider-payments.ts';

/** The sandbox's data at its start: the provider's side of the seed's paid and refunded purchases. */
export const razorpaySeed: Required<LedgerSeed> = {
  orders: providerPayments().map(toOrder),
  payments: providerPayments().map(toPayment),
  refunds: providerPayments()
    .filter(({ amountRefundedMinor }) => amountRefundedMinor > 0)
    .map(toRefund),
};

function toOrder(payment: ProviderPayment): SandboxOrder {
  return anOrder({
    id: payment.razorpayOrderId,
    amount: payment.amountMinor,
    amount_paid: payment.amountMinor,
    amount_due: 0,
    currency: payment.currency,
    receipt: payment.receipt,
    status: 'paid',
    attempts: 1,
    created_at: seconds(payment.purchase.createdAt),
  });
}

function toPayment(payment: ProviderPayment): SandboxPayment {
  const captured = aPayment({
    id: payment.paymentId,
    amount: payment.amountMinor,
    currency: payment.currency,
    order_id: payment.razorpayOrderId,
    international: payment.currency !== 'INR',
    description: null,
    email: customer.email,
    fee: payment.feeMinor,
    tax: payment.taxMinor,
    acquirer_data: { rrn: null },
    created_at: seconds(payment.paidAt),
  });
  return withAmountRefunded(captured, payment.amountRefundedMinor);
}

function toRefund(payment: ProviderPayment): SandboxRefund {
  return aRefund({
    id: payment.refundId,
    amount: payment.amountRefundedMinor,
    currency: payment.currency,
    payment_id: payment.paymentId,
    acquirer_data: { arn: null },
    created_at: seconds(payment.refundedAt),
  });
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
