import { z } from 'zod';
import type { Account } from '../account.ts';
import { amountIn, parseRequest } from '../parse-request.ts';
import { invalidInput } from '../provider-error.ts';
import type { SandboxPayment } from '../entities.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { authorizePayment, captureIfAutomatic, capturePayment } from './change-payment.ts';
import { failures } from './failures.ts';

/** Throws Razorpay's error unless the request has the authorized amount and currency. */
export function captureByRequest(
  account: Account,
  payment: SandboxPayment,
  request: Record<string, unknown>,
): SandboxPayment {
  if (payment.captured) throw invalidInput('This payment has already been captured');
  if (payment.status !== 'authorized') {
    throw invalidInput(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  }
  if (account.ledger.orders.get(payment.order_id).status === 'paid') {
    throw invalidInput(failures.orderAlreadyPaid.description);
  }
  const { amount, currency } = payment;
  const wanted = z.object({
    amount: amountIn(currency).refine(
      (it) => it === amount,
      'Capture amount must be equal to the amount authorized',
    ),
    currency: z.literal(currency, 'The currency provided must be that of the payment'),
  });
  parseRequest(wanted, request);
  return capturePayment(account, payment);
}

/** Captures the whole amount, as the merchant does in the dashboard. */
export function captureByHand(account: Account, payment: SandboxPayment): SandboxPayment {
  const { amount, currency } = payment;
  return captureByRequest(account, payment, { amount, currency });
}

/**
 * Authorizes a failed payment, as a bank does when it answers late. If another payment has paid the order, this one
 * is voided.
 */
export function authorizeLate(account: Account, payment: SandboxPayment): SandboxPayment {
  if (payment.status !== 'failed' && payment.status !== 'created') {
    throw invalidInput(
      `Only a failed payment can be authorized late; this one is ${payment.status}.`,
    );
  }
  const isOrderPaid = account.ledger.orders.get(payment.order_id).status === 'paid';
  const authorized = authorizePayment(account, payment);
  return isOrderPaid ? voidPayment(account, authorized) : captureIfAutomatic(account, authorized);
}

/**
 * Voids an uncaptured payment. As at Razorpay, this creates a refund with its events, and the payment becomes
 * refunded with `captured: false`. The order can be paid again.
 */
export function voidPayment(account: Account, payment: SandboxPayment): SandboxPayment {
  if (payment.status !== 'authorized') {
    throw invalidInput(
      `Only an authorized payment can be given back uncaptured; this one is ${payment.status}.`,
    );
  }
  refundPayment(account, payment, {
    amount: payment.amount,
    notes: [],
    receipt: null,
    speed_requested: 'normal',
  });
  return account.ledger.payments.get(payment.id);
}
