import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';
import { randomDigits } from '../ids.ts';

/** The bank's yes: the money has left the customer, and is not the merchant's yet. */
export function authorizePayment(
  { ledger, webhooks }: Account,
  payment: SandboxPayment,
): SandboxPayment {
  const authorized = ledger.savePayment({
    ...payment,
    status: 'authorized',
    acquirer_data:
      payment.method === 'card' ? { auth_code: randomDigits(6) } : { rrn: randomDigits(12) },
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
  });
  webhooks.publish('payment.authorized', { payment: authorized });
  return authorized;
}
