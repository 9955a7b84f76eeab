import { newOrder, paisePerMinorUnit, unixSeconds, type SandboxOrder } from '../entities.ts';
import { newId } from '../ids.ts';
import type { Ledger } from '../ledger.ts';
import {
  isMissing,
  parseAmount,
  parseNotes,
  parseReceipt,
  refuseOtherFields,
} from './parse-request.ts';
import { invalidInput } from './provider-error.ts';

const knownFields: ReadonlySet<string> = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'payment',
  'payment_capture',
]);

/** Creates the order that a request describes. Throws the provider's refusal of a wrong field. */
export function createOrder(ledger: Ledger, request: Record<string, unknown>): SandboxOrder {
  refuseOtherFields(request, knownFields);
  const currency = parseCurrency(request['currency']);
  const amount = parseAmount(request['amount'], currency);
  return ledger.orders.save({
    ...newOrder,
    id: newId('order_'),
    amount,
    amount_due: amount,
    currency,
    receipt: parseReceipt(request['receipt']),
    notes: parseNotes(request['notes']),
    created_at: unixSeconds(),
  });
}

function parseCurrency(currency: unknown): string {
  if (isMissing(currency)) throw invalidInput('The currency field is required.', 'currency');
  if (typeof currency !== 'string' || currency.length !== 3) {
    throw invalidInput('The currency must be 3 characters.', 'currency');
  }
  if (!Object.hasOwn(paisePerMinorUnit, currency))
    throw invalidInput('Currency is not supported', 'currency');
  return currency;
}
