import type { Account } from '../account.ts';
import type { SandboxPayment, SandboxRefund } from '../entities.ts';
import { newId } from '../ids.ts';
import { unixSeconds } from '../unix-seconds.ts';
import { finishRefund } from './finish-refund.ts';
import type { RefundRequest } from './refund-request.ts';
import { withAmountRefunded } from './with-amount-refunded.ts';

/** Short, so that a developer sees both states; the provider takes days. */
const processingMs = 500;

/** Gives money back: the refund is pending at first and finished soon afterwards. */
export function refundPayment(
  account: Account,
  payment: SandboxPayment,
  request: RefundRequest,
): SandboxRefund {
  const { ledger, webhooks, timers } = account;
  const refund = ledger.saveRefund({
    id: newId('rfnd_'),
    entity: 'refund',
    currency: payment.currency,
    payment_id: payment.id,
    ...request,
    acquirer_data: { arn: null },
    created_at: unixSeconds(),
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
  });
  const refunded = ledger.savePayment(
    withAmountRefunded(payment, payment.amount_refunded + refund.amount),
  );
  webhooks.publish('refund.created', { refund, payment: refunded });
  timers.after(processingMs, () => finishRefund(account, refund));
  return refund;
}
