import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';
import { authorizeLate } from './authorize-late.ts';
import { authorizePayment } from './authorize-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { failPayment } from './fail-payment.ts';
import { failures } from './failures.ts';
import { voidPayment } from './void-payment.ts';

/**
 * What a created payment comes to when its customer and bank agree: authorized and captured, as accounts
 * do by default, or what the switches say. When another one has paid its order in the meantime, it fails.
 */
export function acceptPayment(account: Account, payment: SandboxPayment): SandboxPayment {
  if (account.ledger.order(payment.order_id).status === 'paid') {
    return failPayment(account, payment, failures.orderAlreadyPaid);
  }
  const { outcome, lateAfterMs, voidedAfterMs } = account.switchboard.current.payments;
  switch (outcome) {
    case 'captured':
      return capturePayment(account, authorizePayment(account, payment));
    case 'authorized':
      return authorizePayment(account, payment);
    case 'late': {
      const failed = failPayment(account, payment, failures.paymentTimedOut);
      if (lateAfterMs !== null) {
        account.timers.after(lateAfterMs, () => authorizeIfStillFailed(account, failed.id));
      }
      return failed;
    }
    case 'voided': {
      const authorized = authorizePayment(account, payment);
      if (voidedAfterMs !== null) {
        account.timers.after(voidedAfterMs, () => voidIfStillAuthorized(account, authorized.id));
      }
      return authorized;
    }
  }
}

/** Somebody may have been quicker with the command. */
function authorizeIfStillFailed(account: Account, id: string): void {
  const payment = account.ledger.payment(id);
  if (payment.status === 'failed') authorizeLate(account, payment);
}

/** The commands may have captured it or given it back already. */
function voidIfStillAuthorized(account: Account, id: string): void {
  const payment = account.ledger.payment(id);
  if (payment.status === 'authorized') voidPayment(account, payment);
}
