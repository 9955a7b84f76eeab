import type { AuditedChange } from '@shared/admin/audit.ts';
import type { AdminAction } from '@shared/admin/admin-actions.ts';
import {
  formatMoney,
  isChargeableAmount,
  toMajorUnits,
  toMinorUnits,
  type Currency,
} from '@shared/values/money.ts';
import { readAmount } from '../../core/forms/read-amount.ts';

/** A change that can be made, and how it is asked about. */
export interface Change {
  label: string;
  title: string;
  /** What it will do. */
  does: string;
  /** What it has done. Amounts are the server's: it may have carried out an earlier request. */
  done: (typed: Typed, done: AuditedChange) => string;
  /** Whether it has to wait, though the admin panel has done its part. */
  waits?: (done: AuditedChange) => boolean;
  note?: NoteField;
  /** The most money that it can move, for a change that moves some. */
  most?: { minor: number; currency: Currency };
  actionOf: (typed: Typed) => AdminAction;
  /** Whether it can be undone. An action that sends an email can't. */
  isUndoable?: true;
}

interface NoteField {
  label: string;
  hint: string;
  /** What is said where it is missing; absent where it may be. */
  missing?: string;
  maxLength: number;
  hasLines?: boolean;
}

/** What the person types. The amount is 0 where none can be read. */
export interface Typed {
  note: string;
  amountMinor: number;
}

export const nothingTyped: Typed = { note: '', amountMinor: 0 };

export interface TypedErrors {
  note?: string;
  amount?: string;
}

/** Characters. */
export const maxNote = 500;

/** Why something is done, as the customer reads it. */
export const reasonField: NoteField = {
  label: 'Reason',
  hint: 'The customer can see this.',
  missing: 'Please enter a reason.',
  maxLength: maxNote,
};

export const optionalNote: NoteField = {
  label: 'Note (optional)',
  hint: 'The customer can see this.',
  maxLength: maxNote,
};

export const outcomeField: NoteField = {
  label: 'Resolution',
  hint: 'Visible to staff only.',
  missing: 'Please describe what was done.',
  maxLength: maxNote,
};

export function readTyped(form: FormData): Typed {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const amount = readAmount(textOf('amount'));
  return {
    note: textOf('note'),
    amountMinor: isChargeableAmount(amount) ? toMinorUnits(amount) : 0,
  };
}

export function errorsOf(
  { note: field, most }: Pick<Change, 'note' | 'most'>,
  { note, amountMinor }: Typed,
): TypedErrors {
  const amount = most && errorOfAmount(amountMinor, most);
  return {
    ...(field?.missing !== undefined && note === '' && { note: field.missing }),
    ...(amount !== undefined && { amount }),
  };
}

function errorOfAmount(
  amountMinor: number,
  { minor, currency }: NonNullable<Change['most']>,
): string | undefined {
  if (amountMinor === 0) return 'Please enter an amount, for example 5,500.50.';
  if (amountMinor <= minor) return undefined;
  return `Please enter an amount up to ${formatMoney(toMajorUnits(minor), currency)}.`;
}
