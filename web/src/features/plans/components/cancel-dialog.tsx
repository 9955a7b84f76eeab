import { cancelReasons } from '@shared/subscriptions/subscription.ts';
import { lastDayOf, lastExportDay } from '@shared/subscriptions/last-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { plans } from '../../../content/plans.ts';
import { paidUntil } from '../stage-of.ts';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';
import { usePlanChange } from '../use-plan-change.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';

const texts = plans.cancel;

export function CancelDialog({ open, plan, today, onClose, onClosed }: PlanDialogProps) {
  return (
    <Dialog
      kind="question"
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      onClosed={onClosed}
      title={texts.title(plan.name)}
      description={consequences(plan, today).map((sentence) => (
        <span key={sentence} className="mt-1 block">
          {sentence}
        </span>
      ))}
    >
      <CancelForm plan={plan} onClose={onClose} />
    </Dialog>
  );
}

/** A plan whose term is over ends at once. */
function consequences(plan: StoredPlan, today: string): string[] {
  const isOver = plan.state === 'overdue';
  const lastDay = formatIndianDay(lastDayOf({ termEnd: paidUntil(plan) }));
  const exportDay = lastExportDay(isOver ? today : paidUntil(plan));
  return [
    isOver ? texts.atOnce : texts.untilEnd(lastDay),
    ...(isOver ? [] : [texts.noRefund]),
    texts.exportUntil(formatIndianDay(exportDay)),
    isOver ? texts.noUndo : texts.undo(lastDay),
  ];
}

function CancelForm({ plan, onClose }: Pick<PlanDialogProps, 'plan' | 'onClose'>) {
  const [reason, setReason] = useState('');
  const { sending, error, send } = usePlanChange(plan.id);
  async function cancel(): Promise<void> {
    if (await send({ kind: 'cancel', reason: reason || null })) onClose();
  }
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void cancel();
      }}
    >
      <Field label={texts.reason}>
        <Select value={reason} onChange={({ target }) => setReason(target.value)}>
          <option value="">{texts.noReason}</option>
          {cancelReasons.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </Select>
      </Field>
      <DialogButtons
        variant="danger"
        label={plans.actions.cancel}
        busyLabel={texts.busy}
        isBusy={sending !== undefined}
        error={error}
        closeLabel={texts.keep}
        onClose={onClose}
      />
    </form>
  );
}
