import { useCallback } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { watchPayments, type DeskPayment } from '../api/watch-payments.ts';
import { useWatched, type Watch } from '../use-watched.ts';
import { PaymentCard } from './payment-card.tsx';
import { WatchedView } from './watched-view.tsx';

/** The payments of an order or invoice with their refunds. */
export function PaymentList({ path }: { path: string }) {
  const watch: Watch<DeskPayment[]> = useCallback(
    (onPayments, onError) => watchPayments(path, onPayments, onError),
    [path],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="payments">
      {(payments) =>
        payments.length === 0 ? (
          <EmptyState text="Nothing was paid yet." />
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
