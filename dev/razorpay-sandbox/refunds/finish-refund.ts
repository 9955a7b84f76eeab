import type { Account } from '../account.ts';
import type { SandboxRefund } from '../entities.ts';
import { randomDigits } from '../ids.ts';
import { invalidInput } from '../api/provider-error.ts';
import { withAmountRefunded } from './with-amount-refunded.ts';

/** The bank takes the pending refund, or its money comes back to the merchant. */
export function finishRefund(
  account: Account,
  pending: SandboxRefund,
  outcome: 'processed' | 'failed',
): SandboxRefund {
  if (pending.status !== 'pending') {
    throw invalidInput(`Only a pending refund can be finished; this one is ${pending.status}.`);
  }
  return outcome === 'processed' ? processRefund(account, pending) : failRefund(account, pending);
}

function processRefund({ ledger, webhooks }: Account, pending: SandboxRefund): SandboxRefund {
  const refund = ledger.saveRefund({
    ...pending,
    status: 'processed',
    acquirer_data: { arn: randomDigits(23) },
  });
  webhooks.publish('refund.processed', { refund, payment: ledger.payment(refund.payment_id) });
  return refund;
}

function failRefund({ ledger, webhooks }: Account, pending: SandboxRefund): SandboxRefund {
  const refund = ledger.saveRefund({ ...pending, status: 'failed' });
  const refunded = ledger.payment(refund.payment_id);
  const payment = ledger.savePayment(
    withAmountRefunded(refunded, refunded.amount_refunded - refund.amount),
  );
  webhooks.publish('refund.failed', { refund, payment });
  return refund;
}
