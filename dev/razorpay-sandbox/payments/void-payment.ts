import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';
import { invalidInput } from '../api/provider-error.ts';
import { refundPayment } from '../refunds/refund-payment.ts';

/**
 * Gives an authorized payment back because it was never captured. Like the provider, it makes a refund
 * with its events, and the payment is refunded with `captured: false`. The order can be paid again.
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
  return account.ledger.payment(payment.id);
}
