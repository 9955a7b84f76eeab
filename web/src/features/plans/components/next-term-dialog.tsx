import { productById } from '@shared/catalogue/catalogue.ts';
import { minimumSeats } from '@shared/catalogue/pricing.ts';
import { countUsers, maximumSeats, type Quantity, type Term } from '@shared/catalogue/quantity.ts';
import { nextTermOf } from '@shared/subscriptions/next-term.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { SegmentedControl } from '../../../components/fields/segmented-control.tsx';
import { Stepper } from '../../../components/fields/stepper.tsx';
import { plans } from '../../../content/plans.ts';
import { quantityTexts } from '../../../core/quantity/content.ts';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';
import { describePlanQuantity } from '../describe-quantity.ts';
import { priceOfTerm } from '../outlook-of.ts';
import { usePlanChange } from '../use-plan-change.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';

const texts = plans.next;

const termOptions = [
  { value: 'month', label: texts.month },
  { value: 'year', label: texts.year },
] as const satisfies readonly { value: Term; label: string }[];

/** Lets the customer choose other users and another term, from the next term. */
export function NextTermDialog({ open, plan, onClose, onClosed }: PlanDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      onClosed={onClosed}
      title={texts.title(plan.name)}
      description={isRunning(plan) ? texts.text(formatIndianDay(plan.termEnd)) : texts.unpaid}
    >
      <NextTermForm plan={plan} onClose={onClose} />
    </Dialog>
  );
}

function NextTermForm({ plan, onClose }: Pick<PlanDialogProps, 'plan' | 'onClose'>) {
  const [{ seats, term }, setNext] = useState<Quantity>(plan.next ?? plan);
  const { sending, error, send } = usePlanChange(plan.id);
  const pricing = productById(plan.productId)?.pricing;
  const least = pricing ? minimumSeats(pricing) : 1;
  const price = priceOfTerm(nextTermOf({ ...plan, next: { seats, term } }), plan);
  const unchanged = isSame(plan.next ?? plan, { seats, term });
  async function save(): Promise<void> {
    const change = isSame(plan, { seats, term })
      ? ({ kind: 'keep' } as const)
      : ({ kind: 'next', seats, term } as const);
    if (unchanged || (await send(change))) onClose();
  }
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div>
        <Stepper
          label={texts.users}
          subject={plan.name}
          fewer={plans.oneFewer}
          more={plans.oneMore}
          range={quantityTexts.range(least)}
          value={seats}
          min={least}
          max={maximumSeats}
          onChange={(next) => setNext({ seats: next, term })}
        />
        <p className="mt-1.5 text-sm text-muted">
          {(isRunning(plan) ? texts.usersNow : plans.more.usersNow)(countUsers(plan.seats))}
        </p>
      </div>
      {pricing && (
        <SegmentedControl
          legend={texts.term}
          subject={plan.name}
          options={termOptions}
          value={term}
          onChange={(next) => setNext({ seats, term: next })}
        />
      )}
      <output className="font-semibold tabular">
        {texts.price(describePlanQuantity(plan, { seats, term }), price)}
      </output>
      <DialogButtons
        label={texts.save}
        busyLabel={plans.busy}
        isBusy={sending !== undefined}
        error={error}
        closeLabel={texts.close}
        onClose={onClose}
      />
    </form>
  );
}

function isSame(one: Quantity, other: Quantity): boolean {
  return one.seats === other.seats && one.term === other.term;
}

function isRunning({ state }: StoredPlan): boolean {
  return state === 'active';
}
