import type { Account } from '../account.ts';
import type { SandboxRefund } from '../entities.ts';
import { randomDigits } from '../ids.ts';

/** The bank has taken the refund. */
export function finishRefund({ ledger, webhooks }: Account, pending: SandboxRefund): void {
  const refund = ledger.saveRefund({
    ...pending,
    status: 'processed',
    acquirer_data: { arn: randomDigits(23) },
  });
  webhooks.publish('refund.processed', { refund, payment: ledger.payment(refund.payment_id) });
}
