import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';
import { parseAmount } from '../api/parse-request.ts';
import { invalidInput } from '../api/provider-error.ts';
import { capturePayment } from './capture-payment.ts';
import { failures } from './failures.ts';

/** Captures by the merchant's request, which must name what was authorized. */
export function captureByRequest(
  account: Account,
  payment: SandboxPayment,
  request: Record<string, unknown>,
): SandboxPayment {
  if (payment.captured) throw invalidInput('This payment has already been captured');
  if (payment.status !== 'authorized') {
    throw invalidInput(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  }
  if (account.ledger.order(payment.order_id).status === 'paid') {
    throw invalidInput(failures.orderAlreadyPaid.description);
  }
  if (parseAmount(request['amount'], payment.currency) !== payment.amount) {
    throw invalidInput('Capture amount must be equal to the amount authorized', 'amount');
  }
  if (request['currency'] !== payment.currency) {
    throw invalidInput('The currency provided must be that of the payment', 'currency');
  }
  return capturePayment(account, payment);
}
