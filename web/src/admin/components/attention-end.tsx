import { useCallback } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import type { DeskItem } from '../api/watch-attention.ts';
import { watchPayment, type DeskPayment } from '../api/watch-payments.ts';
import { deskPaths } from '../desk-paths.ts';
import { endsOfAttention } from '../ends-of-attention.ts';
import { useWatched, type Watch } from '../use-watched.ts';
import { PaymentCard } from './payment-card.tsx';
import { WatchedView } from './watched-view.tsx';

/** The place of what ends an item, if that is at the desk. */
export function AttentionEnd({ item: { kind, paymentId } }: { item: DeskItem }) {
  switch (endsOfAttention[kind]) {
    case 'payment':
      return paymentId === '' ? null : <PaymentOfItem id={paymentId} />;
    case 'letters':
      return (
        <p>
          <a href={deskPaths.letters} className={buttonClass({ variant: 'quiet' })}>
            See the failed letters
          </a>
        </p>
      );
    case 'outside':
      return null;
  }
}

function PaymentOfItem({ id }: { id: string }) {
  const watch: Watch<DeskPayment | undefined> = useCallback(
    (onPayment, onError) => watchPayment(id, onPayment, onError),
    [id],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="payment">
      {(payment) => payment && <PaymentCard payment={payment} />}
    </WatchedView>
  );
}
