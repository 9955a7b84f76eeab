import { useCallback } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { watchPayments, watchUncaptured, type DeskPayment } from '../api/watch-payments.ts';
import { useWatched, type Watch } from '../use-watched.ts';
import { PaymentCard } from './payment-card.tsx';
import { WatchedView } from './watched-view.tsx';

/** The payments of an order or invoice with their refunds. */
export function PaymentsOfRecord({ path }: { path: string }) {
  const watch: Watch<DeskPayment[]> = useCallback(
    (onPayments, onError) => watchPayments(path, onPayments, onError),
    [path],
  );
  return <PaymentList watch={watch} empty="Nothing was paid yet." />;
}

/** The payments that wait to be captured. */
export function UncapturedPayments() {
  return <PaymentList watch={watchUncaptured} empty="No payment waits to be captured." />;
}

function PaymentList({ watch, empty }: { watch: Watch<DeskPayment[]>; empty: string }) {
  return (
    <WatchedView watched={useWatched(watch)} noun="payments">
      {(payments) =>
        payments.length === 0 ? (
          <EmptyState text={empty} />
        ) : (
          <ul className="flex flex-col gap-4">
            {payments.map((payment) => (
              <li key={payment.id}>
                <PaymentCard payment={payment} />
              </li>
            ))}
          </ul>
        )
      }
    </WatchedView>
  );
}
