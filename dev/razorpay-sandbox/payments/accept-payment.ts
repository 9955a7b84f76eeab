import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';
import { authorizePayment } from './authorize-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { failPayment } from './fail-payment.ts';
import { failures } from './failures.ts';

/**
 * What a created payment comes to when its customer and bank agree: authorized and captured, as accounts
 * do by default. When another one has paid its order in the meantime, it fails instead.
 */
export function acceptPayment(account: Account, payment: SandboxPayment): SandboxPayment {
  if (account.ledger.order(payment.order_id).status === 'paid') {
    return failPayment(account, payment, failures.orderAlreadyPaid);
  }
  return capturePayment(account, authorizePayment(account, payment));
}
