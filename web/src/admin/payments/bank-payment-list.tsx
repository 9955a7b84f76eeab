import { useCallback, type ComponentType, type ReactNode } from 'react';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import { useWatched, type Watch } from '../lists/use-watched.ts';
import { WatchedView } from '../lists/watched-view.tsx';
import { RecordLink } from '../records/record-link.tsx';
import type { Page } from '../lists/api/watch-page.ts';
import { watchBankPayments, type AdminBankPayment } from './api/watch-bank-payments.ts';
import { BankPaymentCard } from './bank-payment-card.tsx';

export function BankPaymentsOfCustomer({ uid }: { uid: string }) {
  const watch: WatchPage<AdminBankPayment> = useCallback(
    (after, ...on) => watchBankPayments({ field: 'uid', value: uid, after }, ...on),
    [uid],
  );
  return (
    <PagedView watch={watch} noun="bank payments" empty="No bank payments.">
      {(payments) => <LinkedBankPayments payments={payments} />}
    </PagedView>
  );
}

interface BankPaymentsProps {
  payments: readonly AdminBankPayment[];
}

export function BankPayments({ payments }: BankPaymentsProps) {
  return (
    <ul className="flex flex-col gap-4">
      {payments.map((payment) => (
        <li key={payment.id}>
          <BankPaymentCard payment={payment} />
        </li>
      ))}
    </ul>
  );
}

/** Shows bank payments with links to their invoices. */
export function LinkedBankPayments({ payments }: BankPaymentsProps) {
  return (
    <ul className="grid items-start gap-5 lg:grid-cols-2">
      {payments.map((payment) => (
        <li key={payment.id}>
          <p className="mb-2">
            <RecordLink path={payment.path} />
          </p>
          <BankPaymentCard payment={payment} />
        </li>
      ))}
    </ul>
  );
}

interface BesideBankPaymentsProps {
  watch: WatchPage<AdminBankPayment>;
  /** Shows them, if there are any. */
  list: ComponentType<BankPaymentsProps>;
  /** Shows the payments by Razorpay below. `hasOthers` is whether there are bank payments. */
  children: (hasOthers: boolean) => ReactNode;
}

/** Shows the latest bank payments above payments by Razorpay. There are few of each invoice. */
export function BesideBankPayments({ watch, list: List, children }: BesideBankPaymentsProps) {
  const watchLatest: Watch<Page<AdminBankPayment>> = useCallback(
    (...on) => watch(undefined, ...on),
    [watch],
  );
  return (
    <WatchedView watched={useWatched(watchLatest)} noun="bank payments">
      {({ items }) => (
        <>
          {items.length > 0 && (
            <div className="mb-5">
              <List payments={items} />
            </div>
          )}
          {children(items.length > 0)}
        </>
      )}
    </WatchedView>
  );
}
