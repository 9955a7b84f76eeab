import {
  newPayment,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
} from '../razorpay-sandbox/entities.ts';
import type { LedgerSeed } from '../razorpay-sandbox/ledger.ts';
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
  return {
    id: payment.razorpayOrderId,
    entity: 'order',
    amount: payment.amountMinor,
    amount_paid: payment.amountMinor,
    amount_due: 0,
    currency: payment.currency,
    receipt: payment.receipt,
    offer_id: null,
    status: 'paid',
    attempts: 1,
    notes: [],
    created_at: seconds(payment.purchase.createdAt),
  };
}

function toPayment(payment: ProviderPayment): SandboxPayment {
  const { amountMinor, amountRefundedMinor } = payment;
  const isRefunded = amountRefundedMinor === amountMinor;
  return {
    ...newPayment,
    id: payment.paymentId,
    amount: amountMinor,
    currency: payment.currency,
    status: isRefunded ? 'refunded' : 'captured',
    order_id: payment.razorpayOrderId,
    international: payment.currency !== 'INR',
    method: 'upi',
    amount_refunded: amountRefundedMinor,
    refund_status: isRefunded ? 'full' : amountRefundedMinor > 0 ? 'partial' : null,
    captured: true,
    vpa: 'success@razorpay',
    email: customer.email,
    contact: '+919000000000',
    fee: payment.feeMinor,
    tax: payment.taxMinor,
    acquirer_data: { rrn: null },
    created_at: seconds(payment.paidAt),
  };
}

function toRefund(payment: ProviderPayment): SandboxRefund {
  return {
    id: payment.refundId,
    entity: 'refund',
    amount: payment.amountRefundedMinor,
    currency: payment.currency,
    payment_id: payment.paymentId,
    notes: [],
    receipt: null,
    acquirer_data: { arn: null },
    created_at: seconds(payment.refundedAt),
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
