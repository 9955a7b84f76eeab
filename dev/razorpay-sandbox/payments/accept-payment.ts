import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';
import { authorizePayment, captureIfAutomatic, failPayment } from './change-payment.ts';
import { failures } from './failures.ts';
import { authorizeLate, voidPayment } from './payment-commands.ts';

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
  const { outcome, lateAfterMs, voidedAfterMs } = account.switchboard.current.payments;
  switch (outcome) {
    case 'captured':
      return captureIfAutomatic(account, authorizePayment(account, payment));
    case 'authorized':
      return authorizePayment(account, payment);
    case 'late':
      changeLater(account, payment.id, lateAfterMs, 'failed', authorizeLate);
      return failPayment(account, payment, failures.paymentTimedOut);
    case 'voided':
      changeLater(account, payment.id, voidedAfterMs, 'authorized', voidPayment);
      return authorizePayment(account, payment);
  }
}

/** Does nothing if the payment's status has changed by then. */
function changeLater(
  account: Account,
  id: string,
  delayMs: number | null,
  status: SandboxPayment['status'],
  change: (account: Account, payment: SandboxPayment) => SandboxPayment,
): void {
  if (delayMs === null) return;
  account.timers.after(delayMs, () => {
    const payment = account.ledger.payments.get(id);
    if (payment.status === status) change(account, payment);
  });
}
