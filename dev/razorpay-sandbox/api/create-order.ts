import { z } from 'zod';
import type { Account } from '../account.ts';
import { inPaise, newOrder, paisePerMinorUnit, type SandboxOrder } from '../entities.ts';
import { newId } from '../ids.ts';
import { amountIn, notes, parseRequest, receipt } from '../parse-request.ts';
import { invalidInput } from '../provider-error.ts';
import { unixSeconds } from '../unix-seconds.ts';

const minutes = z.int().min(12).max(7200);

/**
 * Overrides the dashboard's capture setting. The periods have no effect. See
 * payments/payments/capture-settings/api.md in Razorpay's documentation.
 */
const automaticCapture = z.strictObject({
  capture: z.literal('automatic'),
  capture_options: z
    .strictObject({
      automatic_expiry_period: minutes,
      manual_expiry_period: minutes.optional(),
      refund_speed: z.enum(['normal', 'optimum']),
    })
    .refine(
      ({ automatic_expiry_period: least, manual_expiry_period: manual = least }) => manual >= least,
      { path: ['manual_expiry_period'] },
    ),
});

/** Throws Razorpay's error for an invalid field. */
export function createOrder(
  { ledger, capturedOrders, switchboard }: Account,
  request: Record<string, unknown>,
): SandboxOrder {
  const { maximum, international } = switchboard.current.account;
  const accepted = international === 'on' ? Object.keys(paisePerMinorUnit) : ['INR'];
  const { amount, currency, payment, ...details } = parseRequest(
    z.strictObject({
      amount: amountIn(String(request['currency'])),
      currency: z.string().refine((it) => accepted.includes(it), 'Currency is not supported'),
      receipt,
      notes,
      payment: automaticCapture.optional(),
    }),
    request,
  );
  if (maximum !== null && inPaise(amount, currency) > maximum) {
    throw invalidInput('Amount exceeds maximum amount allowed.', 'amount');
  }
  const order = ledger.orders.save({
    ...newOrder,
    id: newId('order_'),
    amount,
    amount_due: amount,
    currency,
    ...details,
    created_at: unixSeconds(),
  });
  if (payment) capturedOrders.add(order.id);
  return order;
}
