import type { Account } from '../account.ts';
import {
  inPaise,
  newOrder,
  paisePerMinorUnit,
  unixSeconds,
  type SandboxOrder,
} from '../entities.ts';
import { newId } from '../ids.ts';
import { parseCapture } from './parse-capture.ts';
import {
  isMissing,
  parseAmount,
  parseNotes,
  parseReceipt,
  refuseOtherFields,
} from '../parse-request.ts';
import { invalidInput } from '../provider-error.ts';

const knownFields: ReadonlySet<string> = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'payment',
  'payment_capture',
]);

/** Throws Razorpay's error for an invalid field. */
export function createOrder(
  { ledger, orderCapture, switchboard }: Account,
  request: Record<string, unknown>,
): SandboxOrder {
  refuseOtherFields(request, knownFields);
  const { maximum, international } = switchboard.current.account;
  const currency = parseCurrency(request['currency'], international);
  const amount = parseAmount(request['amount'], currency);
  if (maximum !== null && inPaise(amount, currency) > maximum) {
    throw invalidInput('Amount exceeds maximum amount allowed.', 'amount');
  }
  const capture = parseCapture(request['payment']);
  const order = ledger.orders.save({
    ...newOrder,
    id: newId('order_'),
    amount,
    amount_due: amount,
    currency,
    receipt: parseReceipt(request['receipt']),
    notes: parseNotes(request['notes']),
    created_at: unixSeconds(),
  });
  if (capture) orderCapture.set(order.id, capture);
  return order;
}

function parseCurrency(currency: unknown, international: 'on' | 'off'): string {
  if (isMissing(currency)) throw invalidInput('The currency field is required.', 'currency');
  if (typeof currency !== 'string' || currency.length !== 3) {
    throw invalidInput('The currency must be 3 characters.', 'currency');
  }
  const isAccepted = international === 'on' || currency === 'INR';
  if (!isAccepted || !Object.hasOwn(paisePerMinorUnit, currency))
    throw invalidInput('Currency is not supported', 'currency');
  return currency;
}
