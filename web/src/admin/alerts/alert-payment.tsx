import { useCallback } from 'react';
import { watchPayment, type AdminPayment } from '../payments/api/watch-payments.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';
import { PaymentCard } from '../payments/payment-card.tsx';
import { WatchedView } from '../lists/watched-view.tsx';

export function AlertPayment({ id }: { id: string }) {
  const watch: Watch<AdminPayment | undefined> = useCallback(
    (onPayment, onError) => watchPayment(id, onPayment, onError),
    [id],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="payment">
      {(payment) =>
        payment ? (
          <PaymentCard payment={payment} />
        ) : (
          <p className="text-muted">This payment isn't in the ledger.</p>
        )
      }
    </WatchedView>
  );
}
