import type { PayableType } from '@shared/endpoints.ts';
import { cityLine } from '@shared/values/postcode.ts';
import { useCallback } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { passFocusToHeading } from '../../components/pass-focus-to-heading.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { watchPayablesOf } from '../payables/api/watch-payables-of.ts';
import { watchCustomer, type AdminCustomer } from '../customers/api/watch-customers.ts';
import { watchMessagesOf } from '../messages/api/watch-messages-of.ts';
import type { AdminMessage } from '../messages/api/watch-messages.ts';
import { PayableTable } from '../payables/payable-table.tsx';
import { CustomerExport } from '../customers/customer-export.tsx';
import { DetailsList } from '../lists/details-list.tsx';
import { EmailList } from '../emails/email-list.tsx';
import { MessageCard } from '../messages/message-card.tsx';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import { Part } from '../lists/part.tsx';
import { useIsAdmin } from '../staff/staff-context.ts';
import { WatchedView } from '../lists/watched-view.tsx';
import type { AdminPayable } from '../payables/admin-payable.ts';
import type { AdminPlan } from '../plans/admin-plan.ts';
import { watchPlansOf } from '../plans/api/watch-plans.ts';
import { BankPaymentsOfCustomer } from '../payments/bank-payment-list.tsx';
import { PlanTable } from '../plans/plan-table.tsx';
import { adminPaths, newInvoicePath } from '../records/admin-paths.ts';
import { emailOfCustomer } from '../customers/email-of-customer.ts';
import { nameOfCustomer } from '../customers/name-of-customer.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';

export function CustomerPage({ uid }: { uid: string }) {
  const watch: Watch<AdminCustomer | undefined> = useCallback(
    (onCustomer, onError) => watchCustomer(uid, onCustomer, onError),
    [uid],
  );
  const isAdmin = useIsAdmin();
  const watched = useWatched(watch);
  const customer = watched.status === 'ready' ? watched.value : undefined;
  return (
    <>
      <a href={adminPaths.customers} className="text-action-text underline underline-offset-4">
        All customers
      </a>
      <header className="mt-4 mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <h1 ref={passFocusToHeading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
          {customer ? nameOfCustomer(customer) : 'Customer'}
        </h1>
        <div className="flex flex-wrap gap-3">
          {customer && isAdmin && !customer.isAnonymous && (
            <a href={newInvoicePath(customer)} className={buttonClass({})}>
              New invoice
            </a>
          )}
          <CustomerExport uid={uid} />
        </div>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Part title="Profile">
          <WatchedView watched={watched} noun="profile">
            {(found) =>
              found ? (
                <DetailsList details={detailsOf(found)} />
              ) : (
                <EmptyState text="This account has no profile or was deleted. If it was deleted, the records we must keep for accounting are below." />
              )
            }
          </WatchedView>
        </Part>
        <Part title="Emails">
          <EmailList field="uid" value={uid} empty="No emails sent yet." />
        </Part>
      </div>
      <div className="mt-8 flex flex-col gap-8">
        <Plans uid={uid} />
        <Payables uid={uid} type="invoice" title="Invoices" empty="No invoices." />
        <Part title="Bank payments">
          <BankPaymentsOfCustomer uid={uid} />
        </Part>
        <Payables uid={uid} type="product_order" title="Orders" empty="No orders." />
        <Messages uid={uid} />
      </div>
    </>
  );
}

function detailsOf(customer: AdminCustomer) {
  const { phone, address, country, isAnonymous, createdAt } = customer;
  const { company = '', gstin = '' } = customer;
  const all = [
    ['Email', emailOfCustomer(customer)],
    ['Phone', phone],
    ['Company', company],
    ['GSTIN', gstin],
    ['Address', [address, cityLine(customer), country].filter(Boolean).join(', ')],
    ['Account', isAnonymous ? 'Guest' : ''],
    ['Member since', formatDateTime(createdAt)],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

interface PayablesProps {
  uid: string;
  type: PayableType;
  title: string;
  empty: string;
}

function Payables({ uid, type, title, empty }: PayablesProps) {
  const watch: WatchPage<AdminPayable> = useCallback(
    (after, ...on) => watchPayablesOf({ uid, type, after }, ...on),
    [uid, type],
  );
  return (
    <Part title={title}>
      <PagedView watch={watch} noun={title.toLowerCase()} empty={empty}>
        {(payables) => <PayableTable type={type} payables={payables} />}
      </PagedView>
    </Part>
  );
}

function Plans({ uid }: { uid: string }) {
  const watch: WatchPage<AdminPlan> = useCallback(
    (after, ...on) => watchPlansOf({ uid, after }, ...on),
    [uid],
  );
  return (
    <Part title="Plans">
      <PagedView watch={watch} noun="plans" empty="No plans.">
        {(plans) => <PlanTable plans={plans} />}
      </PagedView>
    </Part>
  );
}

function Messages({ uid }: { uid: string }) {
  const watch: WatchPage<AdminMessage> = useCallback(
    (after, ...on) => watchMessagesOf({ uid, after }, ...on),
    [uid],
  );
  return (
    <Part title="Messages">
      <PagedView watch={watch} noun="messages" empty="No messages.">
        {(messages) => (
          <ul className="flex flex-col gap-5">
            {messages.map((message) => (
              <MessageCard key={message.id} message={message} level={3} />
            ))}
          </ul>
        )}
      </PagedView>
    </Part>
  );
}
