import { useCallback } from 'react';
import { useLocation } from '../../lib/router.ts';
import { watchReceiptState, type AdminPayment } from '../payments/api/watch-payments.ts';
import { Choice, Choices } from '../lists/choices.tsx';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import {
  watchBankReceiptState,
  type AdminBankPayment,
} from '../payments/api/watch-bank-payments.ts';
import { BesideBankPayments, LinkedBankPayments } from '../payments/bank-payment-list.tsx';
import { PaymentCard } from '../payments/payment-card.tsx';
import { receiptsPath } from '../records/admin-paths.ts';
import { hrefOfRecord } from '../records/href-of-record.ts';

export function ReceiptsPage() {
  // Re-renders on navigation, because the query selects the list.
  useLocation();
  const isWaiting = new URLSearchParams(location.search).has('waiting');
  return (
    <>
      <h1 className="text-2xl">Receipts</h1>
      <Choices name="Receipts">
        <Choice href={receiptsPath(false)} isChosen={!isWaiting}>
          Failed
        </Choice>
        <Choice href={receiptsPath(true)} isChosen={isWaiting}>
          Waiting
        </Choice>
      </Choices>
      <Receipts key={String(isWaiting)} isWaiting={isWaiting} />
    </>
  );
}

type ReceiptState = 'queued' | 'failed';

function Receipts({ isWaiting }: { isWaiting: boolean }) {
  const state: ReceiptState = isWaiting ? 'queued' : 'failed';
  const watch: WatchPage<AdminBankPayment> = useCallback(
    (after, ...on) => watchBankReceiptState({ state, after }, ...on),
    [state],
  );
  return (
    <BesideBankPayments watch={watch} list={LinkedBankPayments}>
      {(hasOthers) => <OnlinePayments state={state} hasOthers={hasOthers} />}
    </BesideBankPayments>
  );
}

function OnlinePayments({ state, hasOthers }: { state: ReceiptState; hasOthers: boolean }) {
  const watch: WatchPage<AdminPayment> = useCallback(
    (after, ...on) => watchReceiptState({ state, after }, ...on),
    [state],
  );
  const others = hasOthers ? ' of payments through Razorpay' : '';
  const empty =
    state === 'queued' ? `No receipts${others} waiting.` : `No failed receipts${others}.`;
  return (
    <PagedView watch={watch} noun="receipts" empty={empty}>
      {(payments) => (
        <ul className="grid items-start gap-5 lg:grid-cols-2">
          {payments.map((payment) => (
            <li key={payment.id}>
              <Record path={payment.path} />
              <PaymentCard payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </PagedView>
  );
}

function Record({ path }: { path: string }) {
  const href = hrefOfRecord(path);
  if (href === undefined) return null;
  return (
    <p className="mb-2">
      <a href={href} className="text-action-text underline underline-offset-4">
        {href.includes('/invoices/') ? 'View invoice' : 'View order'}
      </a>
    </p>
  );
}
