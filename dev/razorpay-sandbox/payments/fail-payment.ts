import type { Account } from '../account.ts';
import type { PaymentFailure, SandboxPayment } from '../entities.ts';

export function failPayment(
  { ledger, webhooks }: Account,
  payment: SandboxPayment,
  { code, description, source, step, reason }: PaymentFailure,
): SandboxPayment {
  const failed = ledger.savePayment({
    ...payment,
    status: 'failed',
    error_code: code,
    error_description: description,
    error_source: source,
    error_step: step,
    error_reason: reason,
  });
  webhooks.publish('payment.failed', { payment: failed });
  return failed;
}
