import type { Account } from '../account.ts';
import type { SandboxPayment, SandboxRefund } from '../entities.ts';
import { newId } from '../ids.ts';
import { unixSeconds } from '../unix-seconds.ts';
import { finishRefund } from './finish-refund.ts';
import type { RefundRequest } from './refund-request.ts';
import { withAmountRefunded } from './with-amount-refunded.ts';

/** Short, so that a developer sees both states; the provider takes days. */
const processingMs = 500;

/** Gives money back: the refund is pending at first and finished soon afterwards, as the switches say. */
export function refundPayment(
  account: Account,
  payment: SandboxPayment,
  request: RefundRequest,
): SandboxRefund {
  const { ledger, webhooks, timers, switchboard } = account;
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
  const { outcome } = switchboard.current.refunds;
  if (outcome !== 'pending') {
    timers.after(processingMs, () => finishIfStillPending(account, refund.id, outcome));
  }
  return refund;
}

/** Somebody may have been quicker with the command. */
function finishIfStillPending(account: Account, id: string, outcome: 'processed' | 'failed'): void {
  const refund = account.ledger.refund(id);
  if (refund.status === 'pending') finishRefund(account, refund, outcome);
}
