import type { AuditedChange } from '@shared/admin/audit.ts';
import type { AdminAction } from '@shared/admin/admin-actions.ts';
import {
  formatMoney,
  isChargeableAmount,
  toMajorUnits,
  toMinorUnits,
  type Currency,
} from '@shared/values/money.ts';
import { isRefundable, minRefundMinor } from '@shared/payments/refund-limits.ts';
import { hintForAmount, readAmount } from '@shared/values/read-amount.ts';

/** An admin action with the texts of its confirmation dialog. */
export interface StaffAction {
  /** The record's document path. If a colleague changed the record first, the dialog says who did. */
  path?: string;
  label: string;
  /** The button that changes nothing, where `Cancel` could mean the action. */
  keepLabel?: string;
  title: string;
  /** The consequences, shown before the administrator confirms. */
  consequences: string;
  /** The result, shown afterwards. The server's amounts count, because it may have applied an earlier request. */
  describeResult: (input: ActionInput, applied: AuditedChange) => string;
  /** Whether the server finishes the work after its response, such as sending an email. */
  isPending?: (done: AuditedChange) => boolean;
  note?: NoteField;
  /** Further fields. */
  fields?: readonly EntryField[];
  /** The largest amount that the administrator can enter, for an action that moves money. */
  maxAmount?: { minor: number; currency: Currency };
  /** Checkboxes. All are checked while the amount is the largest one, until the administrator changes one. */
  choices?: ActionChoices;
  /** What the values of the fields would do, shown below them while they are valid. */
  effectsOf?: (entered: Readonly<Record<string, string>>) => readonly string[];
  toAdminAction: (input: ActionInput) => AdminAction;
  /** Sends money or deletes data for good. Its button is red. */
  isGrave?: true;
  /** An action that sends an email can't be undone. */
  isUndoable?: true;
}

/** A text field, unless it has a type or options. */
export interface EntryField {
  name: string;
  type?: 'date';
  inputMode?: 'numeric';
  /** The choices of a select. */
  options?: readonly { value: string; text: string }[];
  label: string;
  hint?: string;
  /** The value that most staff keep. */
  initial?: string;
  /** The error message for an empty field. The field is optional without it. */
  missing?: string;
  /** Returns the error message for a value; undefined if it's valid. `entered` has the values of all fields. */
  errorOf?: (value: string, entered: Readonly<Record<string, string>>) => string | undefined;
}

export interface ActionChoices {
  legend: string;
  options: readonly { value: string; text: string }[];
}

interface NoteField {
  label: string;
  hint: string;
  /** The error message for an empty note. The note is optional without it. */
  missing?: string;
  maxLength: number;
  hasLines?: boolean;
}

/** The dialog's input. The amount is 0 if it can't be read, and then a hint says why. */
export interface ActionInput {
  note: string;
  /** The values of `fields` by name; absent without fields. */
  entered?: Readonly<Record<string, string>>;
  amountMinor: number;
  amountHint?: string;
  /** The checked values of `choices`; absent without choices. */
  chosen?: readonly string[];
}

export const emptyInput: ActionInput = { note: '', amountMinor: 0 };

export interface ActionInputErrors {
  note?: string;
  amount?: string;
  /** By the name of the field. */
  fields?: Readonly<Record<string, string>>;
}

/** The maximum length of a note, in characters. */
export const maxNote = 500;

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

/** Only staff see why they did something to a record. */
export const staffReason: NoteField = {
  ...outcomeField,
  label: 'Reason',
  missing: 'Please enter a reason.',
};

export function readInput(
  form: FormData,
  { maxAmount, fields = [] }: Pick<StaffAction, 'maxAmount' | 'fields'>,
): ActionInput {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const texts = {
    note: textOf('note'),
    ...(fields.length > 0 && {
      entered: Object.fromEntries(fields.map(({ name }) => [name, textOf(name)])),
    }),
  };
  if (!maxAmount) return { ...texts, amountMinor: 0 };
  const amount = readAmount(textOf('amount'), maxAmount.currency);
  return isChargeableAmount(amount)
    ? { ...texts, amountMinor: toMinorUnits(amount) }
    : { ...texts, amountMinor: 0, amountHint: hintForAmount(textOf('amount'), maxAmount.currency) };
}

export function errorsOf(
  { note: field, maxAmount, fields = [] }: Pick<StaffAction, 'note' | 'maxAmount' | 'fields'>,
  { note, entered, amountMinor, amountHint }: ActionInput,
): ActionInputErrors {
  const amount =
    amountHint === undefined
      ? maxAmount && errorOfAmount(amountMinor, maxAmount)
      : `Please enter an amount. ${amountHint}`;
  const wrong = fields.flatMap(({ name, missing, errorOf }) => {
    const value = entered?.[name];
    const text = value ? errorOf?.(value, entered) : missing;
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    ...(wrong.length > 0 && { fields: Object.fromEntries(wrong) }),
    ...(field?.missing !== undefined && note === '' && { note: field.missing }),
    ...(amount !== undefined && { amount }),
  };
}

function errorOfAmount(
  amountMinor: number,
  { minor, currency }: NonNullable<StaffAction['maxAmount']>,
): string | undefined {
  const [whole, least, most] = [minor, minRefundMinor, minor - minRefundMinor].map((it) =>
    formatMoney(toMajorUnits(it), currency),
  );
  if (amountMinor > minor) return `Please enter an amount up to ${whole}.`;
  if (amountMinor < minRefundMinor) return `Razorpay can't refund less than ${least}.`;
  if (isRefundable(amountMinor, minor)) return undefined;
  return `Razorpay can't refund less than ${least} later. Please enter ${whole}, or up to ${most}.`;
}
