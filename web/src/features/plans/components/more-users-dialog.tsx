import { countUsers, maximumSeats } from '@shared/catalogue/quantity.ts';
import { minimumInvoiceAmount } from '@shared/payments/invoices.ts';
import { lastDayOf } from '@shared/subscriptions/last-days.ts';
import { nextTermOf } from '@shared/subscriptions/next-term.ts';
import { priceOfMoreSeats } from '@shared/subscriptions/prorate.ts';
import { daysBetween } from '@shared/subscriptions/term-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { formatMoney, toMajorUnits } from '@shared/values/money.ts';
import { useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Stepper } from '../../../components/fields/stepper.tsx';
import { plans } from '../../../content/plans.ts';
import { quantityTexts } from '../../../core/quantity/content.ts';
import { notify } from '../../../core/notices/notices.ts';
import { priceOfTerm } from '../outlook-of.ts';
import { paidUntil, stageOf, type Situation } from '../stage-of.ts';
import { usePlanChange } from '../use-plan-change.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';

const texts = plans.more;

interface MoreUsersDialogProps extends PlanDialogProps {
  /** Takes the customer to the invoice. */
  onInvoice: (invoiceId: string) => void;
}

export function MoreUsersDialog({ open, onClosed, ...rest }: MoreUsersDialogProps) {
  const { plan, onClose } = rest;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      onClosed={onClosed}
      title={texts.title(plan.name)}
      description={texts.usersNow(countUsers(plan.seats))}
    >
      <MoreUsersForm {...rest} />
    </Dialog>
  );
}

function MoreUsersForm({
  onClose,
  onInvoice,
  ...situation
}: Omit<MoreUsersDialogProps, 'open' | 'onClosed'>) {
  const { plan, today } = situation;
  const [seats, setSeats] = useState(plan.seats + 1);
  const [isOpeningInvoice, setOpeningInvoice] = useState(false);
  const { sending, error, send } = usePlanChange(plan.id);
  const amountMinor = priceOfMoreSeats(plan, seats, today);
  const amount = toMajorUnits(amountMinor);
  const isFree = amount < minimumInvoiceAmount;
  async function add(): Promise<void> {
    const answer = await send({ kind: 'add-seats', seats, amountMinor });
    if (!answer) return;
    if (answer.invoiceId !== null) {
      setOpeningInvoice(true);
      onInvoice(answer.invoiceId);
      return;
    }
    onClose();
    notify('success', texts.done(countUsers(seats), plan.name));
  }
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Stepper
        label={texts.users}
        subject={plan.name}
        fewer={plans.oneFewer}
        more={plans.oneMore}
        range={quantityTexts.range(plan.seats + 1)}
        value={seats}
        min={plan.seats + 1}
        max={maximumSeats}
        onChange={setSeats}
      />
      <output className="block">
        <span className="block text-lg font-semibold tabular">
          {isFree ? texts.free : texts.price(formatMoney(amount, plan.currency))}
        </span>
        <span className="mt-1 block text-muted">{describeChange(situation, seats)}</span>
      </output>
      {!isFree && <p className="text-muted">{texts.paid}</p>}
      <DialogButtons
        label={isFree ? texts.add : texts.pay}
        busyLabel={texts.busy}
        isBusy={sending !== undefined || isOpeningInvoice}
        error={error}
        closeLabel={texts.close}
        onClose={onClose}
      />
    </form>
  );
}

function describeChange(situation: Situation, seats: number): string {
  const { plan } = situation;
  const { termStart, termEnd, upcoming } = plan;
  const added = texts.added(seats - plan.seats);
  const lastDay = formatIndianDay(lastDayOf({ termEnd: paidUntil(plan) }));
  if (upcoming) {
    const addedNext = seats - upcoming.seats;
    return addedNext > 0
      ? `${texts.until(added, lastDay)} ${texts.withNext(texts.added(addedNext))}`
      : texts.until(added, formatIndianDay(lastDayOf({ termEnd })));
  }
  const [left, days] = [daysBetween(situation.today, termEnd), daysBetween(termStart, termEnd)];
  const what = texts.share(added, lastDay, left, days);
  if (plan.next || stageOf(situation) !== 'renewing') return what;
  const next = nextTermOf({ ...plan, seats });
  return `${what} ${texts.later(countUsers(seats), priceOfTerm(next, plan), next.term)}`;
}
