import { isBankPayment } from '@shared/payments/bank-payment-ids.ts';
import { useCallback } from 'react';
import { watchBankPayment, type AdminBankPayment } from '../payments/api/watch-bank-payments.ts';
import { watchPayment, type AdminPayment } from '../payments/api/watch-payments.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';
import { BankPaymentCard } from '../payments/bank-payment-card.tsx';
import { PaymentCard } from '../payments/payment-card.tsx';
import { WatchedView } from '../lists/watched-view.tsx';

export function AlertPayment({ id }: { id: string }) {
  return isBankPayment(id) ? <ByBank id={id} /> : <Online id={id} />;
}

function Online({ id }: { id: string }) {
  const watch: Watch<AdminPayment | undefined> = useCallback(
    (onPayment, onError) => watchPayment(id, onPayment, onError),
    [id],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="payment">
      {(payment) => (payment ? <PaymentCard payment={payment} /> : missing)}
    </WatchedView>
  );
}

function ByBank({ id }: { id: string }) {
  const watch: Watch<AdminBankPayment | undefined> = useCallback(
    (onPayment, onError) => watchBankPayment(id, onPayment, onError),
    [id],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="payment">
      {(payment) => (payment ? <BankPaymentCard payment={payment} /> : missing)}
    </WatchedView>
  );
}

const missing = <p className="text-muted">This payment isn't in the ledger.</p>;
