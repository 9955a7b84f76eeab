import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';
import { invalidInput } from '../api/provider-error.ts';
import { authorizePayment } from './authorize-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { voidPayment } from './void-payment.ts';

/**
 * The bank's late yes to a payment that had failed: it is captured after all. When another payment has
 * paid the order meanwhile, it is given back at once, uncaptured.
 */
export function authorizeLate(account: Account, payment: SandboxPayment): SandboxPayment {
  const { ledger } = account;
  if (payment.status !== 'failed' && payment.status !== 'created') {
    throw invalidInput(
      `Only a failed payment can be authorized late; this one is ${payment.status}.`,
    );
  }
  const orderWasPaid = ledger.order(payment.order_id).status === 'paid';
  const authorized = authorizePayment(account, payment);
  return orderWasPaid ? voidPayment(account, authorized) : capturePayment(account, authorized);
}
