import { unclaimed } from '@shared/collections.ts';
import type { ChargeName } from '@shared/desk.ts';
import { formatMoney } from '@shared/money.ts';
import { useCallback } from 'react';
import { Badge } from '../../components/badge.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { handOnFocus } from '../../components/hand-on-focus.ts';
import { InvoiceTerms } from '../../core/payments/invoice-terms.tsx';
import { StatusBadges } from '../../core/payments/status-badges.tsx';
import { chargeName } from '../../core/payments/charge.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { toStoredOrder } from '../../features/orders/stored-order.ts';
import { recordPath, watchCharge } from '../api/watch-record.ts';
import { changesOf } from '../changes-of.ts';
import { ChangeButtons } from '../components/change-buttons.tsx';
import { CustomerName } from '../components/customer-name.tsx';
import { Facts } from '../components/facts.tsx';
import { EmailList } from '../components/email-list.tsx';
import { Part } from '../components/part.tsx';
import { PaymentsOfRecord } from '../components/payment-list.tsx';
import { RecordTimeline } from '../components/record-timeline.tsx';
import { WatchedView } from '../components/watched-view.tsx';
import { isTyped, toDeskCharge, typedMark, type DeskCharge } from '../desk-charge.ts';
import { chargesPath, customerPath } from '../desk-paths.ts';
import { useWatched, type Watch } from '../use-watched.ts';

type Data = Record<string, unknown> | undefined;

/** One invoice or order, what staff did to it, and what can be done. */
export function ChargePage({ charge: { type, uid, id } }: { charge: ChargeName }) {
  const watch: Watch<Data> = useCallback(
    (onData, onError) => watchCharge({ type, uid, id }, onData, onError),
    [type, uid, id],
  );
  const noun = type === 'invoice' ? 'invoice' : 'order';
  const watched = useWatched(watch);
  const isShown = watched.status === 'ready' && watched.value !== undefined;
  return (
    <>
      <a href={chargesPath(type)} className="text-action-text underline underline-offset-4">
        All {noun}s
      </a>
      {!isShown && (
        <h1 ref={handOnFocus} tabIndex={-1} className="mt-4 mb-8 text-2xl outline-none">
          {type === 'invoice' ? 'Invoice' : 'Order'}
        </h1>
      )}
      <WatchedView watched={watched} noun={noun}>
        {(data) =>
          data ? (
            <Record charge={toDeskCharge(type, { uid, id }, data)} data={data} />
          ) : uid === unclaimed ? (
            <EmptyState text={claimed} />
          ) : (
            <GoneRecord noun={noun} path={recordPath({ type, uid, id })} />
          )
        }
      </WatchedView>
    </>
  );
}

function Record({ charge, data }: { charge: DeskCharge; data: object }) {
  return (
    <>
      <header className="mt-4 mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 ref={handOnFocus} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
            {chargeName(charge).replace('#', '')}
          </h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-xl font-semibold tabular">
              {formatMoney(charge.amount, charge.currency)}
            </p>
            <StatusBadges charge={charge} />
            {isTyped(charge) && <Badge tone="neutral">{typedMark}</Badge>}
          </div>
        </div>
        <ChangeButtons changes={changesOf(charge)} />
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Part title="Details">
          <ChargeFacts charge={charge} data={data} />
          {charge.issued && (
            <div className="mt-5 rounded-base border border-line bg-surface-raised px-5 py-4 shadow-soft">
              <InvoiceTerms charge={charge} terms={charge.issued} />
            </div>
          )}
        </Part>
        <div className="flex min-w-0 flex-col gap-8">
          <Part title="Payments">
            <PaymentsOfRecord path={recordPath(charge)} />
          </Part>
          <Part title="Emails">
            <EmailList field="path" value={recordPath(charge)} empty="No emails sent yet." />
          </Part>
          <Part title="Timeline">
            <RecordTimeline charge={charge} />
          </Part>
        </div>
      </div>
    </>
  );
}

/** The payments outlast the account that they were made from, and can still be refunded. */
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

function ChargeFacts({ charge, data }: { charge: DeskCharge; data: object }) {
  const { type, uid, id, currency, refundedAmount, paymentId, receiptNumber } = charge;
  const items = type === 'invoice' ? [] : toStoredOrder(id, { ...data }).items;
  const facts = [
    ['Customer', <CustomerLink key="customer" charge={charge} />],
    ...(uid === unclaimed ? [['Account', waits] as const] : []),
    ...items.map(({ name, price }) => [name, formatMoney(price, currency)] as const),
    ['Created', formatDateTime(charge.createdAt)],
    ...(charge.wasPaid ? [['Paid', formatDateTime(charge.paidAt)] as const] : []),
    ...(paymentId ? [['Payment ID', paymentId] as const] : []),
    ...(receiptNumber ? [['Receipt', receiptNumber] as const] : []),
    ...(refundedAmount > 0 ? [['Refunded', formatMoney(refundedAmount, currency)] as const] : []),
  ] as const;
  return <Facts facts={facts} />;
}

function CustomerLink({ charge }: { charge: DeskCharge }) {
  if (charge.uid === unclaimed || charge.isErased) return <CustomerName charge={charge} />;
  return (
    <a href={customerPath(charge.uid)} className="underline underline-offset-4">
      <CustomerName charge={charge} />
    </a>
  );
}

const claimed =
  'This invoice now belongs to an account that verified its address. Search for its number in the list.';
const waits = 'None yet. The invoice goes to the first account that verifies this address.';
