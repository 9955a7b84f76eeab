import type { PlanName } from '@shared/admin/admin-actions.ts';
import { userCollectionPath } from '@shared/collections.ts';
import { describeAgreed } from '@shared/subscriptions/agreed-terms.ts';
import type { PlanTerm } from '@shared/subscriptions/subscription.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { useCallback, type ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { passFocusToHeading } from '../../components/pass-focus-to-heading.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { watchAuditOfRecord, type AuditRow } from '../audit/api/watch-audit.ts';
import { AuditList } from '../audit/audit-list.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import { EmailList } from '../emails/email-list.tsx';
import type { Begin } from '../lists/api/watch-page.ts';
import { DetailsList } from '../lists/details-list.tsx';
import { Part } from '../lists/part.tsx';
import { useWatched, type Watch, type Watched } from '../lists/use-watched.ts';
import { WatchedView } from '../lists/watched-view.tsx';
import type { AdminPayable } from '../payables/admin-payable.ts';
import { watchInvoicesOfPlan } from '../payables/api/watch-invoices-of-plan.ts';
import { PayableTable } from '../payables/payable-table.tsx';
import { priceOfTerm, type AdminPlan } from '../plans/admin-plan.ts';
import { pathOfPlan, watchPlan } from '../plans/api/watch-plans.ts';
import {
  cancelledBy,
  describeDays,
  describeUse,
  nextPaymentOf,
  outlookOf,
} from '../plans/describe-plan.ts';
import { actionsOfPlan } from '../plans/plan-actions.ts';
import { PlanBadge } from '../plans/plan-badge.tsx';
import { adminPaths } from '../records/admin-paths.ts';
import { RecordLink } from '../records/record-link.tsx';
import { endReasonNames, planSteps, renewalReasons, stateName } from '../records/state-names.ts';

export function PlanPage({ plan: { uid, id } }: { plan: PlanName }) {
  const watch: Watch<AdminPlan | undefined> = useCallback(
    (onPlan, onError) => watchPlan({ uid, id }, onPlan, onError),
    [uid, id],
  );
  const watched = useWatched(watch);
  const plan = watched.status === 'ready' ? watched.value : undefined;
  return (
    <>
      <a href={adminPaths.plans} className="text-action-text underline underline-offset-4">
        All plans
      </a>
      <header className="mt-4 mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1
            ref={passFocusToHeading}
            tabIndex={-1}
            className="text-2xl wrap-anywhere outline-none"
          >
            {plan ? plan.name : 'Plan'}
          </h1>
          {plan && (
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="text-xl font-semibold tabular">{describeUse(plan)}</p>
              <PlanBadge plan={plan} />
              <p className="text-muted tabular">{outlookOf(plan)}</p>
            </div>
          )}
        </div>
        {plan && <ActionButtons actions={actionsOfPlan(plan)} />}
      </header>
      <WatchedView watched={watched} noun="plan">
        {(found) =>
          found ? <PlanParts plan={found} /> : <EmptyState text="This plan doesn't exist." />
        }
      </WatchedView>
    </>
  );
}

function PlanParts({ plan }: { plan: AdminPlan }) {
  const { uid, id } = plan;
  const path = pathOfPlan(plan);
  const watch: Watch<Begin<AdminPayable>> = useCallback(
    (onInvoices, onError) => watchInvoicesOfPlan({ uid, id }, onInvoices, onError),
    [uid, id],
  );
  const invoices = useWatched(watch);
  const requested = invoices.status === 'ready' ? requestedTerm(plan, invoices.value) : undefined;
  return (
    <>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Part title="Details">
          <DetailsList details={detailsOf(plan, requested)} />
        </Part>
        <div className="flex min-w-0 flex-col gap-8">
          <Part title="Emails">
            <EmailList
              field="path"
              value={path}
              empty="No emails about the plan itself yet. Emails about its invoices are on the invoices' pages."
            />
          </Part>
          <Part title="Changes by staff">
            <Changes path={path} />
          </Part>
        </div>
      </div>
      <div className="mt-8">
        <Part title="Invoices">
          <Invoices invoices={invoices} />
        </Part>
      </div>
    </>
  );
}

/** Returns what the open renewal invoice asks for. */
function requestedTerm(
  { id: planId, renewalRequest }: AdminPlan,
  { items }: Begin<AdminPayable>,
): PlanTerm | undefined {
  const invoice = items.find(({ id, status }) => id === renewalRequest && status === 'Pending');
  return invoice?.request.terms.find(({ subscriptionId }) => subscriptionId === planId);
}

type Details = readonly (readonly [string, ReactNode])[];

function detailsOf(plan: AdminPlan, requested: PlanTerm | undefined): Details {
  const { uid, startedOn, upcoming, next, graceUntil, heldUntil, endedOn } = plan;
  const { renewalRequest, changeRequest } = plan;
  const payment = nextPaymentOf(plan, requested);
  const invoice = (id: string) => (
    <RecordLink path={`${userCollectionPath(uid, 'invoices')}/${id}`} />
  );
  return [
    ['Customer', <CustomerLink key="customer" uid={uid} />],
    ['Started', formatIndianDay(startedOn)],
    ['Started by', <RecordLink key="started" path={plan.startedBy} />],
    ['Term', describeDays(plan)],
    ['Price of term', priceOfTerm(plan)],
    ['Term paid by', <RecordLink key="paid" path={plan.paidBy} />],
    ...(upcoming
      ? ([
          ['Next term', `${describeUse(upcoming)}, ${describeDays(upcoming)}`],
          ['Next term paid by', <RecordLink key="upcoming" path={upcoming.paidBy} />],
        ] as const)
      : []),
    ...(next ? [['Change from the next term', describeUse(next)] as const] : []),
    ...(plan.agreed ? [['Agreed price', describeAgreed(plan)] as const] : []),
    ...(payment === undefined ? [] : [['Next payment', payment] as const]),
    ...describeRenewal(plan),
    ...(renewalRequest ? [['Renewal invoice', invoice(renewalRequest)] as const] : []),
    ...(changeRequest ? [['Invoice for more users', invoice(changeRequest)] as const] : []),
    ...(heldUntil ? [['On hold until', formatIndianDay(heldUntil)] as const] : []),
    ...(graceUntil ? [['Grace until', formatIndianDay(graceUntil)] as const] : []),
    ...(endedOn ? [['Ended', describeEnd(endedOn, plan.endReason)] as const] : []),
    ...(plan.state === 'ended' ? [] : [['Next step', describeNextStep(plan)] as const]),
  ];
}

function describeEnd(endedOn: string, reason: AdminPlan['endReason']): string {
  const day = formatIndianDay(endedOn);
  return reason ? `${day}, ${endReasonNames[reason].toLowerCase()}` : day;
}

function describeRenewal(plan: AdminPlan): Details {
  const { on, at, reason } = plan.renews;
  if (on) return plan.state === 'ended' ? [] : [['Renewal', 'On']];
  return [
    ['Renewal', `Off since ${formatDateTime(at)}`],
    ...(reason === null
      ? []
      : [[reasonNames[cancelledBy(plan)], stateName(renewalReasons, reason)] as const]),
  ];
}

const reasonNames = {
  customer: "Customer's reason",
  staff: "Staff's reason",
  server: 'Reason',
} as const;

function describeNextStep({ nextStep, nextStepAt }: AdminPlan): string {
  return nextStep && nextStepAt
    ? `${planSteps[nextStep]}, ${formatDateTime(nextStepAt)}`
    : 'None. An alert says what to do.';
}

function Changes({ path }: { path: string }) {
  const watch: Watch<AuditRow[]> = useCallback(
    (onRows, onError) => watchAuditOfRecord(path, onRows, onError),
    [path],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="changes" height="h-24">
      {(rows) =>
        rows.length === 0 ? <EmptyState text="No changes yet." /> : <AuditList rows={rows} />
      }
    </WatchedView>
  );
}

function Invoices({ invoices }: { invoices: Watched<Begin<AdminPayable>> }) {
  return (
    <WatchedView watched={invoices} noun="invoices">
      {({ items, hasMore }) => (
        <>
          {items.length === 0 ? (
            <EmptyState text="No invoices yet." />
          ) : (
            <PayableTable type="invoice" payables={items} />
          )}
          {hasMore && <p className="mt-4 text-muted">Older invoices are on the customer's page.</p>}
        </>
      )}
    </WatchedView>
  );
}
