import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';
import { authorizePayment, captureIfAutomatic, failPayment } from './change-payment.ts';
import { failures } from './failures.ts';

/**
 * Authorizes and captures a payment, unless the switches change that. The payment fails if another one has paid the
 * order, or if the account refuses its international card.
 */
export function acceptPayment(account: Account, payment: SandboxPayment): SandboxPayment {
  if (account.ledger.orders.get(payment.order_id).status === 'paid') {
    return failPayment(account, payment, failures.orderAlreadyPaid);
  }
  const { international } = account.switchboard.current.account;
  if (payment.international && international === 'off') {
    return failPayment(account, payment, failures.internationalNotAllowed);
  }
  switch (account.switchboard.current.payments.outcome) {
    case 'captured':
      return captureIfAutomatic(account, authorizePayment(account, payment));
    case 'authorized':
      return authorizePayment(account, payment);
    case 'late':
      return failPayment(account, payment, failures.paymentTimedOut);
  }
}
