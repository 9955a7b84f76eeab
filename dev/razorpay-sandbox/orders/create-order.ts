import { unixSeconds } from '../account.ts';
import { isSupportedCurrency } from '../currencies.ts';
import type { SandboxOrder } from '../entities.ts';
import { newId } from '../ids.ts';
import type { Ledger } from '../ledger.ts';
import { parseNotes } from '../notes.ts';
import { invalidInput } from '../provider-error.ts';

const minimumAmount = 100;
const maximumReceiptLength = 40;
const knownFields = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'payment',
  'payment_capture',
]);

/** Adds an order as a request describes it. Throws the provider's refusal of a wrong field. */
export function createOrder(ledger: Ledger, request: Record<string, unknown>): SandboxOrder {
  const unknown = Object.keys(request).filter((field) => !knownFields.has(field));
  if (unknown.length > 0) {
    throw invalidInput(`${unknown.join(', ')} is/are not required and should not be sent`);
  }
  const currency = parseCurrency(request['currency']);
  const amount = parseAmount(request['amount'], currency);
  return ledger.saveOrder({
    id: newId('order_'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt: parseReceipt(request['receipt']),
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: parseNotes(request['notes']),
    created_at: unixSeconds(),
  });
}

function parseAmount(amount: unknown, currency: string): number {
  if (amount === undefined || amount === null || amount === '') {
    throw invalidInput('The amount field is required.', 'amount');
  }
  const value = typeof amount === 'string' && /^\d{1,15}$/.test(amount) ? Number(amount) : amount;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw invalidInput('The amount must be an integer.', 'amount');
  }
  if (value < minimumAmount) {
    throw invalidInput(`The amount must be at least ${currency} 1.00`, 'amount');
  }
  return value;
}

function parseCurrency(currency: unknown): string {
  if (currency === undefined || currency === null || currency === '') {
    throw invalidInput('The currency field is required.', 'currency');
  }
  if (typeof currency !== 'string' || currency.length !== 3) {
    throw invalidInput('The currency must be 3 characters.', 'currency');
  }
  if (!isSupportedCurrency(currency)) throw invalidInput('Currency is not supported', 'currency');
  return currency;
}

function parseReceipt(receipt: unknown): string | null {
  if (receipt === undefined || receipt === null) return null;
  if (typeof receipt !== 'string') throw invalidInput('The receipt must be a string.', 'receipt');
  if (receipt.length > maximumReceiptLength) {
    throw invalidInput(
      `The receipt may not be greater than ${maximumReceiptLength} characters.`,
      'receipt',
    );
  }
  return receipt;
}
