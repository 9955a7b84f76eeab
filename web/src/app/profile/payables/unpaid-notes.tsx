import { daysPaidFor } from '@shared/subscriptions/days-paid-for.ts';
import { lastDayOf, lastDayOfSuspension } from '@shared/subscriptions/last-days.ts';
import type { RequestedTerm } from '@shared/subscriptions/subscription.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { Alert } from '../../../components/notices/alert.tsx';
import { plans as texts } from '../../../content/plans.ts';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';
import type { StoredInvoice } from '../../../features/invoices/stored-invoice.ts';
import { indianToday } from '../../../lib/indian-today.ts';

interface UnpaidNotesProps {
  invoice: StoredInvoice;
  plans: readonly StoredPlan[];
}

/** Says what an unpaid invoice means for its plans, and which days it pays for now if they were suspended since. */
export function UnpaidNotes({ invoice: { status, request }, plans }: UnpaidNotesProps) {
  if (status !== 'Pending') return null;
  return request.terms.map((asked) => {
    const plan = plans.find(({ id }) => id === asked.subscriptionId);
    const notes = plan ? notesOn(plan, asked) : [];
    if (!plan || notes.length === 0) return null;
    return (
      <div key={plan.id} className="mt-4">
        <Alert tone="info">{notes.join(' ')}</Alert>
      </div>
    );
  });
}

function notesOn(plan: StoredPlan, asked: RequestedTerm): string[] {
  const { name, state, graceUntil } = plan;
  if (state === 'overdue' && graceUntil !== null) {
    return [texts.access(name, formatIndianDay(lastDayOf({ termEnd: graceUntil })))];
  }
  if (state !== 'suspended') return [];
  const days = daysPaidFor(plan, asked, indianToday());
  const [first, last] = [formatIndianDay(days.termStart), formatIndianDay(lastDayOf(days))];
  return [
    ...(days.termStart === asked.termStart ? [] : [texts.restart(name, first, last)]),
    texts.endsUnpaid(name, formatIndianDay(lastDayOfSuspension(plan))),
  ];
}
