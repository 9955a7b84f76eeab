import { EmptyState } from '../../components/empty-state.tsx';
import { watchUncaptured } from '../api/watch-payments.ts';
import { useWatched } from '../use-watched.ts';
import { PaymentCard } from './payment-card.tsx';
import { WatchedView } from './watched-view.tsx';

/** The payments that wait to be captured. */
export function UncapturedPayments() {
  return (
    <WatchedView watched={useWatched(watchUncaptured)} noun="payments">
      {(payments) =>
        payments.length === 0 ? (
          <EmptyState text="No payment waits to be captured." />
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
