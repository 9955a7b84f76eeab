import { formatIndianDate, indianDay, startOfIndianDay } from '@shared/values/indian-time.ts';
import { maxReconciledDays } from '@shared/payments/reconciliations.ts';
import { useId, useState, type FormEvent } from 'react';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { textOf } from '../../core/database/stored-fields.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import {
  watchReconciliations,
  type AdminReconciliation,
} from '../reconcile/api/watch-reconciliations.ts';
import type { StaffAction } from '../actions/staff-action.ts';
import { countOf } from '../lists/count-of.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { PagedView } from '../lists/paged-view.tsx';
import { useIsAdmin } from '../staff/staff-context.ts';
import { adminPaths } from '../records/admin-paths.ts';
import { useDraft } from '../actions/use-draft.ts';
import { indianToday } from '../../lib/indian-today.ts';

export function ReconcilePage() {
  const isAdmin = useIsAdmin();
  return (
    <>
      <h1 className="text-2xl">Reconcile</h1>
      <p className="mt-3 mb-6 max-w-2xl text-muted">
        Compare every captured payment and refund in Razorpay with the ledger, by day in Indian
        time. Nothing is changed. Each difference becomes an alert.
      </p>
      {isAdmin && <RangeForm />}
      <PagedView
        watch={watchReconciliations}
        noun="reconciliations"
        empty="No reconciliations yet."
      >
        {(runs) => (
          <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
            {runs.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </ul>
        )}
      </PagedView>
    </>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

const ends = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;

function RangeForm() {
  const [search] = useState(() => location.search);
  const draft = useDraft<{ from?: string; to?: string }>(`reconcile${search}`);
  const [today] = useState(() => indianToday());
  const [initialDay] = useState(dayOfAddress);
  const [problem, setProblem] = useState<string>();
  const [action, setAction] = useState<StaffAction>();
  const [isConfirming, setConfirming] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const from = textOf(form.get('from'));
    const to = textOf(form.get('to'));
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    const isFit = days >= 1 && days <= maxReconciledDays;
    setProblem(isFit ? undefined : `Please choose 1 to ${maxReconciledDays} days, up to today.`);
    if (!isFit) return;
    setAction(reconcileAction(from, to, days));
    setConfirming(true);
  }

  return (
    <form
      className="mb-8 flex flex-wrap items-end gap-4"
      aria-label="Days"
      onInput={({ currentTarget }) => draft.save(Object.fromEntries(new FormData(currentTarget)))}
      onSubmit={submit}
    >
      {ends.map(({ name, label }) => (
        <Field key={name} label={label} error={name === 'from' ? problem : undefined}>
          <TextInput
            name={name}
            type="date"
            max={today}
            defaultValue={draft.saved?.[name] ?? initialDay}
            required
          />
        </Field>
      ))}
      <Button type="submit">Reconcile</Button>
      {action && (
        <ActionDialog
          action={action}
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
          onDone={draft.drop}
        />
      )}
    </form>
  );
}

/** Returns the day in the query. The default is yesterday, because its payments are complete. */
function dayOfAddress(): string {
  const day = new URLSearchParams(location.search).get('day') ?? '';
  return startOfIndianDay(day) ? day : indianDay(new Date(Date.now() - dayMs));
}

function reconcileAction(from: string, to: string, days: number): StaffAction {
  return {
    label: 'Reconcile',
    title: `Reconcile ${countOf(days, 'day')}?`,
    consequences: "We'll check each day with Razorpay. You can leave this page while it runs.",
    describeResult: () => 'Reconciliation is running in the background.',
    toAdminAction: () => ({ action: 'reconcile', from, to }),
  };
}

const states: Record<AdminReconciliation['state'], { name: string; tone: BadgeTone }> = {
  running: { name: 'Running', tone: 'warning' },
  done: { name: 'Done', tone: 'success' },
  failed: { name: 'Stopped', tone: 'danger' },
};

/** Returns a day such as `2026-11-30` as `30 Nov 2026`. */
function dayName(day: string): string {
  const start = startOfIndianDay(day);
  return start ? formatIndianDate(start) : day;
}

function Run({ run }: { run: AdminReconciliation }) {
  const { from, to, state, next, days, daysDone, atProvider, inLedger, lost, differences } = run;
  const id = useId();
  const { name, tone } = states[state];
  return (
    <li className="flex flex-col gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p id={id} className="font-medium tabular">
          {from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`}
        </p>
        <Badge tone={tone}>{name}</Badge>
      </div>
      {state === 'running' && (
        <progress aria-labelledby={id} className="w-full" value={daysDone} max={days} />
      )}
      <p className="text-sm text-muted tabular">
        {[
          formatDateTime(run.createdAt),
          `${daysDone} of ${countOf(days, 'day')}`,
          `${countOf(atProvider, 'payment')} in Razorpay, ${inLedger.toLocaleString('en-IN')} in the ledger, ${lost.toLocaleString('en-IN')} missing`,
        ].join(' · ')}
      </p>
      {state === 'failed' && (
        <p className="text-sm">
          {`We couldn't get the payments of ${dayName(next)} from Razorpay. Reconcile again from that day.`}
        </p>
      )}
      {differences > 0 && (
        <p className="text-sm">
          <a href={adminPaths.alerts} className="text-action-text underline underline-offset-4">
            {countOf(differences, 'difference')}
          </a>
        </p>
      )}
      {run.unraised > 0 && (
        <p className="text-sm">
          {`${run.unraised} more differences weren't turned into alerts. Run npm run reconcile to see them all.`}
        </p>
      )}
    </li>
  );
}
