import type { SandboxNotes } from './entities.ts';
import { invalidInput } from './provider-error.ts';

const minAmount = 100;
const maxReceiptLength = 40;
const maxNotes = 15;
const maxNoteLength = 256;

/** Throws Razorpay's error unless the body is a JSON object. */
export function parseJsonObject(body: string): Record<string, unknown> {
  const value = parseJson(body);
  if (!isObject(value)) throw invalidInput('The request body must be a JSON object.');
  return value;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

export function refuseOtherFields(
  request: Record<string, unknown>,
  knownFields: ReadonlySet<string>,
): void {
  const unknown = Object.keys(request).filter((field) => !knownFields.has(field));
  if (unknown.length === 0) return;
  throw invalidInput(`${unknown.join(', ')} is/are not required and should not be sent`);
}

/** Accepts minor units as a number or as a string of digits. */
export function parseAmount(amount: unknown, currency: string): number {
  if (isMissing(amount)) throw invalidInput('The amount field is required.', 'amount');
  const value = typeof amount === 'string' && /^\d{1,15}$/.test(amount) ? Number(amount) : amount;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw invalidInput('The amount must be an integer.', 'amount');
  }
  if (value < minAmount) {
    throw invalidInput(`The amount must be at least ${currency} 1.00`, 'amount');
  }
  return value;
}

export function parseReceipt(receipt: unknown): string | null {
  if (receipt === undefined || receipt === null) return null;
  if (typeof receipt !== 'string') throw invalidInput('The receipt must be a string.', 'receipt');
  if (receipt.length > maxReceiptLength) {
    throw invalidInput(
      `The receipt may not be greater than ${maxReceiptLength} characters.`,
      'receipt',
    );
  }
  return receipt;
}

/** Reads notes. Missing and empty notes become an empty list. */
export function parseNotes(notes: unknown): SandboxNotes {
  if (notes === undefined || notes === null) return [];
  if (Array.isArray(notes) && notes.length === 0) return [];
  if (!isObject(notes)) throw invalidInput('The notes must be an array.', 'notes');
  const pairs = Object.entries(notes).map(([key, value]) => [key, parseNote(value)] as const);
  if (pairs.length > maxNotes) {
    throw invalidInput(`The notes may not have more than ${maxNotes} items.`, 'notes');
  }
  return pairs.length === 0 ? [] : Object.fromEntries(pairs);
}

function parseNote(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw invalidInput('The notes must hold text.', 'notes');
  }
  const text = String(value);
  if (text.length > maxNoteLength) {
    throw invalidInput(
      `The notes may not be greater than ${maxNoteLength} characters each.`,
      'notes',
    );
  }
  return text;
}
