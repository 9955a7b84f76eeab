import { daysPaidFor } from '@shared/subscriptions/days-paid-for.ts';
import { lastDayOf } from '@shared/subscriptions/last-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { Alert } from '../../../components/notices/alert.tsx';
import { plans as texts } from '../../../content/plans.ts';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';
import type { StoredInvoice } from '../../../features/invoices/stored-invoice.ts';
import { indianToday } from '../../../lib/indian-today.ts';

interface RestartNotesProps {
  invoice: StoredInvoice;
  plans: readonly StoredPlan[];
}

/** Says which days an unpaid invoice pays for now, if its plans were suspended since. */
export function RestartNotes({ invoice: { status, request }, plans }: RestartNotesProps) {
  if (status !== 'Pending') return null;
  return request.terms.map((asked) => {
    const plan = plans.find(({ id }) => id === asked.subscriptionId);
    const days = plan && daysPaidFor(plan, asked, indianToday());
    if (!days || days.termStart === asked.termStart) return null;
    return (
      <div key={plan.id} className="mt-4">
        <Alert tone="info">
          {texts.restart(
            plan.name,
            formatIndianDay(days.termStart),
            formatIndianDay(lastDayOf(days)),
          )}
        </Alert>
      </div>
    );
  });
}
