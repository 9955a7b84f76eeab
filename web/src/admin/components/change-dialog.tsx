import type { DeskAction } from '@shared/desk.ts';
import { useState, type FormEvent } from 'react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { notify } from '../../core/notices/notices.ts';
import { askDesk } from '../api/ask-desk.ts';
import type { DeskCharge } from '../desk-charge.ts';

/** A change of a charge, and how it is asked about. */
export interface Change {
  action: DeskAction['action'];
  label: string;
  title: string;
  /** What it will do. */
  does: string;
  /** What it has done. */
  done: string;
  isReasonNeeded: boolean;
}

interface ChangeDialogProps {
  charge: DeskCharge;
  change: Change;
  isOpen: boolean;
  onClose: () => void;
}

const maxNote = 500;

/** Says what a change will do, takes the reason, and carries it out once. */
export function ChangeDialog({ charge, change, isOpen, onClose }: ChangeDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={change.title}
      description={change.does}
    >
      <ChangeForm charge={charge} change={change} onClose={onClose} />
    </Dialog>
  );
}

/** Begins anew with each opening. */
function ChangeForm({ charge, change, onClose }: Omit<ChangeDialogProps, 'isOpen'>) {
  // One key for all tries: a repetition of a request whose answer was lost changes nothing.
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isReasonMissing, setReasonMissing] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('note');
    const note = typeof typed === 'string' ? typed.trim() : '';
    setReasonMissing(change.isReasonNeeded && note === '');
    if (change.isReasonNeeded && note === '') return;
    setProblem(undefined);
    setBusy(true);
    try {
      await askDesk(key, actionOf(charge, change, note));
      notify('success', change.done);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      <Field
        label={change.isReasonNeeded ? 'Reason' : 'Note (optional)'}
        hint="The customer reads it."
        error={isReasonMissing ? 'Please say why.' : undefined}
        required={change.isReasonNeeded}
      >
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

function actionOf({ uid, id }: DeskCharge, { action }: Change, note: string): DeskAction {
  switch (action) {
    case 'cancel-invoice':
      return { action, charge: { type: 'invoice', uid, id }, note };
    case 'complete-order':
      return {
        action,
        charge: { type: 'product_order', uid, id },
        ...(note !== '' && { note }),
      };
  }
}
