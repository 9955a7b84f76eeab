import type { DeskAction } from '@shared/desk.ts';
import {
  formatMoney,
  isChargeableAmount,
  toMajorUnits,
  toMinorUnits,
  type Currency,
} from '@shared/money.ts';
import { useState, type FormEvent } from 'react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { notify } from '../../core/notices/notices.ts';
import { askDesk } from '../api/ask-desk.ts';

/** A change, and how it is asked about. */
export interface Change {
  label: string;
  title: string;
  /** What it will do. */
  does: string;
  /** What it has done. */
  done: (typed: Typed) => string;
  isReasonNeeded: boolean;
  /** What the reason is called, where the customer does not read it. */
  reason?: { label: string; hint: string };
  /** The most money that it can move, for a change that moves some. */
  most?: { minor: number; currency: Currency };
  actionOf: (typed: Typed) => DeskAction;
}

interface Typed {
  note: string;
  amountMinor: number;
}

interface ChangeDialogProps {
  change: Change;
  isOpen: boolean;
  onClose: () => void;
}

const maxNote = 500;

/** Says what a change will do, takes the reason, and carries it out once. */
export function ChangeDialog({ change, isOpen, onClose }: ChangeDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={change.title}
      description={change.does}
    >
      <ChangeForm change={change} onClose={onClose} />
    </Dialog>
  );
}

/** Begins anew with each opening. */
function ChangeForm({ change, onClose }: Omit<ChangeDialogProps, 'isOpen'>) {
  // One key for all tries: a repetition of a request whose answer was lost changes nothing.
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<TypedErrors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readTyped(new FormData(event.currentTarget));
    const found = errorsOf(change, typed);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setProblem(undefined);
    setBusy(true);
    try {
      await askDesk(key, change.actionOf(typed));
      notify('success', change.done(typed));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  const usual = change.isReasonNeeded ? 'Reason' : 'Note (optional)';
  const { label, hint } = change.reason ?? { label: usual, hint: 'The customer reads it.' };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      {change.most && (
        <Field label={`Amount in ${change.most.currency}`} error={errors.amount} required>
          <TextInput
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={toMajorUnits(change.most.minor)}
          />
        </Field>
      )}
      <Field label={label} hint={hint} error={errors.note} required={change.isReasonNeeded}>
        <TextInput name="note" maxLength={maxNote} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          Back
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Working...">
          {change.label}
        </Button>
      </div>
    </form>
  );
}

interface TypedErrors {
  note?: string;
  amount?: string;
}

function readTyped(form: FormData): Typed {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const amount = Number(textOf('amount').replaceAll(',', ''));
  return {
    note: textOf('note'),
    amountMinor: isChargeableAmount(amount) ? toMinorUnits(amount) : 0,
  };
}

function errorsOf({ isReasonNeeded, most }: Change, { note, amountMinor }: Typed): TypedErrors {
  const isAmountWrong = most !== undefined && (amountMinor === 0 || amountMinor > most.minor);
  return {
    ...(isReasonNeeded && note === '' && { note: 'Please say why.' }),
    ...(isAmountWrong && {
      amount: `Please enter an amount of at most ${formatMoney(toMajorUnits(most.minor), most.currency)}.`,
    }),
  };
}
