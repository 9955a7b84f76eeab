import type { SandboxNotes } from './entities.ts';
import { isObject } from './json-body.ts';
import { invalidInput } from './provider-error.ts';

const maximumPairs = 15;
const maximumLength = 256;

/** Reads notes as a request has them; an empty list or object, or none, becomes the empty list. */
export function parseNotes(notes: unknown): SandboxNotes {
  if (notes === undefined || notes === null) return [];
  if (Array.isArray(notes) && notes.length === 0) return [];
  if (!isObject(notes)) throw invalidInput('The notes must be an array.', 'notes');
  const pairs = Object.entries(notes).map(([key, value]) => [key, noteText(value)] as const);
  if (pairs.length > maximumPairs) {
    throw invalidInput(`The notes may not have more than ${maximumPairs} items.`, 'notes');
  }
  return pairs.length === 0 ? [] : Object.fromEntries(pairs);
}

function noteText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw invalidInput('The notes must hold text.', 'notes');
  }
  const text = String(value);
  if (text.length > maximumLength) {
    throw invalidInput(
      `The notes may not be greater than ${maximumLength} characters each.`,
      'notes',
    );
  }
  return text;
}
