import { useCallback } from 'react';
import { watchPayments, watchUncaptured, type AdminPayment } from './api/watch-payments.ts';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import { PaymentCard } from './payment-card.tsx';

export function PaymentsOfRecord({ path }: { path: string }) {
  const watch: WatchPage<AdminPayment> = useCallback(
    (after, ...on) => watchPayments({ path, after }, ...on),
    [path],
  );
  return <PaymentList watch={watch} empty="No payments yet." />;
}

export function UncapturedPayments() {
  return <PaymentList watch={watchUncaptured} empty="No payments to capture." />;
}

function PaymentList({ watch, empty }: { watch: WatchPage<AdminPayment>; empty: string }) {
  return (
    <PagedView watch={watch} noun="payments" empty={empty}>
      {(payments) => (
        <ul className="flex flex-col gap-4">
          {payments.map((payment) => (
            <li key={payment.id}>
              <PaymentCard payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </PagedView>
  );
}
