import { productById } from '@shared/catalogue/catalogue.ts';
import { describeQuantity, quantityOf } from '@shared/catalogue/pricing.ts';
import { unclaimed } from '@shared/collections.ts';
import type { PayableName } from '@shared/admin/admin-actions.ts';
import { bankReferenceOf } from '@shared/payments/bank-payment-ids.ts';
import type { OrderLine } from '@shared/payments/orders.ts';
import { formatIndianDate } from '@shared/values/indian-time.ts';
import { formatMoney, type Currency } from '@shared/values/money.ts';
import { useCallback, useEffect } from 'react';
import { Badge } from '../../components/badge.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { passFocusToHeading } from '../../components/pass-focus-to-heading.ts';
import { InvoiceTerms } from '../../core/payments/invoice-terms.tsx';
import { StatusBadges } from '../../core/payments/status-badges.tsx';
import { payableName } from '../../core/payments/payable.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { navigate } from '../../lib/router.ts';
import { toStoredOrder } from '../../features/orders/stored-order.ts';
import { findClaimed } from '../records/api/find-claimed.ts';
import { recordPath, watchPayable } from '../records/api/watch-record.ts';
import { hrefOfRecord } from '../records/href-of-record.ts';
import { actionsOfPayable } from '../payables/payable-actions.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { CustomerName } from '../payables/customer-name.tsx';
import { DetailsList } from '../lists/details-list.tsx';
import { EmailList } from '../emails/email-list.tsx';
import { Part } from '../lists/part.tsx';
import { PaymentsOfRecord } from '../payments/payment-list.tsx';
import { RecordTimeline } from '../timeline/record-timeline.tsx';
import { WatchedView } from '../lists/watched-view.tsx';
import {
  cancellationOf,
  isCustomerEntered,
  toAdminPayable,
  customerEnteredMark,
  type AdminPayable,
} from '../payables/admin-payable.ts';
import { payablesPath, customerPath } from '../records/admin-paths.ts';
import { StartedPlans } from './started-plans.tsx';
import { useRead, useWatched, type Watch } from '../lists/use-watched.ts';

type Data = Record<string, unknown> | undefined;

export function PayablePage({ payable: { type, uid, id } }: { payable: PayableName }) {
  const watch: Watch<Data> = useCallback(
    (onData, onError) => watchPayable({ type, uid, id }, onData, onError),
    [type, uid, id],
  );
  const noun = type === 'invoice' ? 'invoice' : 'order';
  const watched = useWatched(watch);
  const isShown = watched.status === 'ready' && watched.value !== undefined;
  return (
    <>
      <a href={payablesPath(type)} className="text-action-text underline underline-offset-4">
        {`All ${noun}s`}
      </a>
      {!isShown && (
        <h1 ref={passFocusToHeading} tabIndex={-1} className="mt-4 mb-8 text-2xl outline-none">
          {type === 'invoice' ? 'Invoice' : 'Order'}
        </h1>
      )}
      <WatchedView watched={watched} noun={noun}>
        {(data) =>
          data ? (
            <Record payable={toAdminPayable(type, { uid, id }, data)} data={data} />
          ) : uid === unclaimed ? (
            <ClaimedInvoice path={recordPath({ type, uid, id })} />
          ) : (
            <GoneRecord noun={noun} path={recordPath({ type, uid, id })} />
          )
        }
      </WatchedView>
    </>
  );
}

function Record({ payable, data }: { payable: AdminPayable; data: object }) {
  return (
    <>
      <header className="mt-4 mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1
            ref={passFocusToHeading}
            tabIndex={-1}
            className="text-2xl wrap-anywhere outline-none"
          >
            {payableName(payable).replace('#', '')}
          </h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-xl font-semibold tabular">
              {formatMoney(payable.amount, payable.currency)}
            </p>
            <StatusBadges payable={payable} />
            {isCustomerEntered(payable) && <Badge tone="neutral">{customerEnteredMark}</Badge>}
          </div>
        </div>
        <ActionButtons actions={actionsOfPayable(payable)} />
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Part title="Details">
          <PayableDetails payable={payable} data={data} />
          {payable.issued && (
            <div className="mt-5 rounded-base border border-line bg-surface-raised px-5 py-4 shadow-soft">
              <InvoiceTerms payable={payable} terms={payable.issued} />
            </div>
          )}
        </Part>
        <div className="flex min-w-0 flex-col gap-8">
          <Part title="Payments">
            <PaymentsOfRecord path={recordPath(payable)} />
          </Part>
          <Part title="Emails">
            <EmailList field="path" value={recordPath(payable)} empty="No emails sent yet." />
          </Part>
          <Part title="Timeline">
            <RecordTimeline payable={payable} />
          </Part>
        </div>
      </div>
      {payable.wasPaid && <StartedPlans path={recordPath(payable)} />}
    </>
  );
}

/** Goes on to the invoice at its account. Links in older audit entries still name the unclaimed invoice. */
function ClaimedInvoice({ path }: { path: string }) {
  const found = useRead(useCallback(() => findClaimed(path), [path]));
  const href = found.status === 'ready' && found.value && hrefOfRecord(found.value);
  useEffect(() => {
    if (href) navigate(href, { replace: true });
  }, [href]);
  return (
    <WatchedView watched={found} noun="invoice">
      {(value) => (value === undefined ? <EmptyState text={claimed} /> : null)}
    </WatchedView>
  );
}

/** Payments remain after their account is deleted, and can still be refunded. */
function GoneRecord({ noun, path }: { noun: string; path: string }) {
  return (
    <>
      <EmptyState
        text={`This ${noun} no longer exists. Deleting an account also deletes its unpaid ${noun}s, except invoices you issued.`}
      />
      <div className="mt-8 max-w-2xl">
        <Part title="Payments">
          <PaymentsOfRecord path={path} />
        </Part>
      </div>
    </>
  );
}

function PayableDetails({ payable, data }: { payable: AdminPayable; data: object }) {
  const { type, uid, id, currency, refundedAmount, chargedBackAmount } = payable;
  const { paymentId, receiptNumber } = payable;
  const items = type === 'invoice' ? [] : toStoredOrder(id, { ...data }).items;
  const details = [
    ['Customer', <CustomerLink key="customer" payable={payable} />],
    ...(uid === unclaimed ? [['Account', waits] as const] : []),
    ...items.map((line) => [line.name, describeLine(line, currency)] as const),
    ['Created', formatDateTime(payable.createdAt)],
    ...(payable.cancelledAt
      ? [[cancellationOf(payable), formatDateTime(payable.cancelledAt)] as const]
      : []),
    ...(payable.wasPaid ? [['Paid', paidOn(payable)] as const] : []),
    ...(paymentId ? [paymentName(paymentId)] : []),
    ...(receiptNumber ? [['Receipt', receiptNumber] as const] : []),
    ...(refundedAmount > 0 ? [['Refunded', formatMoney(refundedAmount, currency)] as const] : []),
    ...(chargedBackAmount > 0
      ? [['Charged back', formatMoney(chargedBackAmount, currency)] as const]
      : []),
  ] as const;
  return <DetailsList details={details} />;
}

/** Returns for example `12 users for 1 year, ₹19,79,880`. */
function describeLine(line: OrderLine, currency: Currency): string {
  const price = formatMoney(line.price, currency);
  const pricing = productById(line.id)?.pricing;
  return pricing ? `${describeQuantity(pricing, quantityOf(pricing, line))}, ${price}` : price;
}

/** Staff enter only the day of a bank payment. */
function paidOn({ isPaidByBank, paidAt }: AdminPayable): string {
  return paidAt && isPaidByBank ? formatIndianDate(paidAt) : formatDateTime(paidAt);
}

/** Staff know a bank payment by the bank's reference. */
function paymentName(paymentId: string): readonly [string, string] {
  const reference = bankReferenceOf(paymentId);
  return reference === undefined ? ['Payment ID', paymentId] : ['Bank reference', reference];
}

function CustomerLink({ payable }: { payable: AdminPayable }) {
  if (payable.uid === unclaimed) return <CustomerName payable={payable} />;
  return (
    <a href={customerPath(payable.uid)} className="underline underline-offset-4">
      <CustomerName payable={payable} />
    </a>
  );
}

const claimed =
  'This invoice now belongs to an account that verified its address. Search for its number in the list.';
const waits = 'None yet. The invoice goes to the first account that verifies this address.';
