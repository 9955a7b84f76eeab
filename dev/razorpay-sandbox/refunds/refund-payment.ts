import { z } from 'zod';
import type { Account } from '../account.ts';
import { amountIn, notes, parseRequest, receipt } from '../parse-request.ts';
import { invalidInput, ProviderError } from '../provider-error.ts';
import { inPaise, newRefund, type SandboxPayment, type SandboxRefund } from '../entities.ts';
import { newId } from '../ids.ts';
import { finishRefund, withAmountRefunded } from './finish-refund.ts';
import { unixSeconds } from '../unix-seconds.ts';

type RefundRequest = Pick<SandboxRefund, 'amount' | 'notes' | 'receipt' | 'speed_requested'>;

/** The delay before a refund ends. It is short so that a developer sees both states; Razorpay takes days. */
const processingMs = 500;
/** Merchants reported this undocumented text (razorpay/razorpay-node, issue 414). */
const balanceTooSmall =
  'Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.';

/** Throws Razorpay's error for an invalid request or a low balance. */
export function refundByRequest(
  account: Account,
  payment: SandboxPayment,
  fields: Record<string, unknown>,
): SandboxRefund {
  const request = parseRefundRequest(payment, fields);
  const { balance } = account.switchboard.current.account;
  if (balance !== null && inPaise(request.amount, payment.currency) > balance) {
    throw new ProviderError(400, { description: balanceTooSmall });
  }
  return refundPayment(account, payment, request);
}

/** Creates a refund. It ends after a short delay, unless the switches keep it pending. */
export function refundPayment(
  account: Account,
  payment: SandboxPayment,
  request: RefundRequest,
): SandboxRefund {
  const { ledger, webhooks, timers, switchboard } = account;
  const refund = ledger.refunds.save({
    ...newRefund,
    id: newId('rfnd_'),
    currency: payment.currency,
    payment_id: payment.id,
    ...request,
    created_at: unixSeconds(),
  });
  const refunded = ledger.payments.save(
    withAmountRefunded(payment, payment.amount_refunded + refund.amount),
  );
  webhooks.publish('refund.created', { refund, payment: refunded });
  const { outcome } = switchboard.current.refunds;
  if (outcome === 'pending') return refund;
  timers.after(processingMs, () => {
    const current = ledger.refunds.get(refund.id);
    if (current.status === 'pending') finishRefund(account, current, outcome);
  });
  return refund;
}

function parseRefundRequest(
  { status, amount, amount_refunded, currency }: SandboxPayment,
  request: Record<string, unknown>,
): RefundRequest {
  if (status === 'refunded') throw invalidInput('The payment has been fully refunded already');
  if (status !== 'captured') {
    throw invalidInput('The payment status should be captured for action to be taken');
  }
  const left = amount - amount_refunded;
  const { speed: speed_requested, ...refund } = parseRequest(
    z.strictObject({
      amount: amountIn(currency)
        .refine((it) => it <= left, 'The refund amount provided is greater than amount captured')
        .default(left),
      notes,
      receipt,
      speed: z.enum(['normal', 'optimum']).default('normal'),
    }),
    request,
  );
  return { ...refund, speed_requested };
}
