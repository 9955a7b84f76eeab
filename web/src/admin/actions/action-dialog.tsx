import type { AuditedChange } from '@shared/admin/audit.ts';
import { toMajorUnits } from '@shared/values/money.ts';
import { useState, type FormEvent } from 'react';
import { Alert } from '../../components/notices/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { notify } from '../../core/notices/notices.ts';
import { ChoiceList } from './choice-list.tsx';
import { callAdmin } from './api/call-admin.ts';
import {
  errorsOf,
  emptyInput,
  readInput,
  type EntryField,
  type StaffAction,
  type ActionInputErrors,
} from './staff-action.ts';
import { keyFor, recordOf } from './idempotency-keys.ts';
import { LastChange } from './last-change.tsx';
import { useDraft } from './use-draft.ts';
import { undoButton } from './undo-button.ts';
import { SavedDraftNotice } from './saved-draft-notice.tsx';

interface ActionDialogProps {
  action: StaffAction;
  isOpen: boolean;
  onClose: () => void;
  onDone?: (applied: AuditedChange) => void;
}

/** Asks for confirmation and input, then applies the action. */
export function ActionDialog({ isOpen, ...form }: ActionDialogProps) {
  const { action, onClose } = form;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={action.title}
      description={action.consequences}
    >
      <ActionForm {...form} />
    </Dialog>
  );
}

function ActionForm({ action, onClose, onDone }: Omit<ActionDialogProps, 'isOpen'>) {
  const [adminAction] = useState(() => action.toAdminAction(emptyInput));
  // All attempts send the same key, so a retry after a lost response changes nothing.
  const [key] = useState(() => keyFor(adminAction));
  const draft = useDraft<Texts>(recordOf(adminAction));
  const choices = useChoices(action, draft.saved?.['amount'] === undefined);
  const wholeAmount = action.maxAmount && String(toMajorUnits(action.maxAmount.minor));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError>();
  const [errors, setErrors] = useState<ActionInputErrors>({});
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { chosen } = choices;
    const input = { ...readInput(new FormData(event.currentTarget), action), ...chosen };
    const found = errorsOf(action, input);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setProblem(undefined);
    setBusy(true);
    try {
      const done = await callAdmin(key, action.toAdminAction(input));
      const text = action.describeResult(input, done);
      const tone = action.isPending?.(done) ? 'info' : 'success';
      notify(tone, text, action.isUndoable && undoButton(key, text));
      draft.drop();
      onClose();
      onDone?.(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }

  function discard() {
    draft.drop();
    setTyped(undefined);
  }

  return (
    <form
      // A new React key empties the fields when the draft is discarded.
      key={draft.saved ? 'saved' : 'new'}
      noValidate
      className="flex flex-col gap-5"
      onInput={({ currentTarget }) => {
        draft.save(textsOf(currentTarget, wholeAmount));
        choices.follow(currentTarget);
        setTyped(readInput(new FormData(currentTarget), action).entered);
      }}
      onSubmit={(event) => void submit(event)}
    >
      {problem && (
        <Alert tone="danger">
          <p>{problem.message}</p>
          {action.path !== undefined && problem.code === 'changed-since' && (
            <LastChange path={action.path} />
          )}
        </Alert>
      )}
      {draft.saved && <SavedDraftNotice onDiscard={discard} />}
      {action.fields?.map((field) => (
        <Entry
          key={field.name}
          field={field}
          savedText={draft.saved?.[field.name]}
          error={errors.fields?.[field.name]}
        />
      ))}
      {action.effectsOf && (
        <Effects sentences={action.effectsOf(typed ?? initialOf(action, draft.saved))} />
      )}
      {action.maxAmount && (
        <Field label={`Amount in ${action.maxAmount.currency}`} error={errors.amount} required>
          <TextInput
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={draft.saved?.['amount'] ?? wholeAmount}
          />
        </Field>
      )}
      {choices.list}
      {action.note && (
        <Note field={action.note} savedText={draft.saved?.['note']} error={errors.note} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {action.keepLabel ?? 'Cancel'}
        </Button>
        <Button
          type="submit"
          variant={action.isGrave ? 'danger' : 'primary'}
          busy={isBusy}
          busyLabel="Saving..."
        >
          {action.label}
        </Button>
      </div>
    </form>
  );
}

/** Returns the checkboxes of an action and what is checked. */
function useChoices({ choices, maxAmount }: StaffAction, startsWhole: boolean) {
  const [isWhole, setWhole] = useState(startsWhole);
  const [picked, setPicked] = useState<readonly string[]>();
  if (!choices) return { chosen: {}, list: undefined, follow: () => undefined };
  const chosen = picked ?? (isWhole ? choices.options.map(({ value }) => value) : []);
  return {
    chosen: { chosen },
    list: <ChoiceList {...choices} chosen={chosen} onChoose={setPicked} />,
    follow: (form: HTMLFormElement) => {
      const { amountMinor } = readInput(new FormData(form), { maxAmount });
      setWhole(amountMinor === maxAmount?.minor);
    },
  };
}

/** What staff entered, by the name of the field. */
type Texts = Partial<Record<string, string>>;

/** Returns the draft to keep. An unchanged amount is left out, so that it follows the refundable amount. */
function textsOf(form: HTMLFormElement, wholeAmount: string | undefined): Texts {
  const { amount, ...texts } = Object.fromEntries(new FormData(form)) as Texts;
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    ...(amount !== undefined && amount !== wholeAmount && { amount }),
  };
}

function initialOf({ fields = [] }: StaffAction, saved: Texts = {}): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, initial }) => [name, saved[name] ?? initial ?? '']),
  );
}

function Effects({ sentences }: { sentences: readonly string[] }) {
  return (
    <output className="block empty:hidden">
      {sentences.map((sentence) => (
        <span key={sentence} className="block wrap-anywhere tabular">
          {sentence}
        </span>
      ))}
    </output>
  );
}

interface EntryProps {
  field: EntryField;
  savedText: string | undefined;
  error: string | undefined;
}

function Entry({ field, savedText, error }: EntryProps) {
  const { name, type, inputMode, options, label, hint, initial, missing } = field;
  const defaultValue = savedText ?? initial;
  return (
    <Field label={label} hint={hint} error={error} required={missing !== undefined}>
      {options ? (
        <Select name={name} defaultValue={defaultValue}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete="off"
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}

interface NoteProps {
  field: NonNullable<StaffAction['note']>;
  savedText: string | undefined;
  error: string | undefined;
}

function Note({ field, savedText, error }: NoteProps) {
  const { label, hint, missing, maxLength, hasLines } = field;
  const Input = hasLines ? TextArea : TextInput;
  return (
    <Field label={label} hint={hint} error={error} required={missing !== undefined}>
      <Input name="note" maxLength={maxLength} autoComplete="off" defaultValue={savedText} />
    </Field>
  );
}
