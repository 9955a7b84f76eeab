import { invalidInput } from './provider-error.ts';

const minimumAmount = 100;
const maximumReceiptLength = 40;

/** Throws the provider's refusal of a request with other fields than these. */
export function refuseOtherFields(
  request: Record<string, unknown>,
  knownFields: ReadonlySet<string>,
): void {
  const unknown = Object.keys(request).filter((field) => !knownFields.has(field));
  if (unknown.length === 0) return;
  throw invalidInput(`${unknown.join(', ')} is/are not required and should not be sent`);
}

/** Reads an amount in minor units, a number or its digits. */
export function parseAmount(amount: unknown, currency: string): number {
  if (isMissing(amount)) throw invalidInput('The amount field is required.', 'amount');
  const value = typeof amount === 'string' && /^\d{1,15}$/.test(amount) ? Number(amount) : amount;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw invalidInput('The amount must be an integer.', 'amount');
  }
  if (value < minimumAmount) {
    throw invalidInput(`The amount must be at least ${currency} 1.00`, 'amount');
  }
  return value;
}

export function parseReceipt(receipt: unknown): string | null {
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

export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
