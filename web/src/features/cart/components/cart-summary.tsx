import { formatMoney } from '@shared/money.ts';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';

interface CartSummaryProps {
  /** Rupees. */
  total: number;
  isPaying: boolean;
  canPay: boolean;
  onPay: () => void;
}

export function CartSummary({ total, isPaying, canPay, onPay }: CartSummaryProps) {
  const reason = useId();
  return (
    <section
      aria-label="Total"
      className="flex flex-col gap-5 rounded-base border border-line bg-surface-soft p-6"
    >
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg">Total</span>
        <span className="text-xl font-semibold tabular">{formatMoney(total, 'INR')}</span>
      </p>
      <p className="text-sm text-muted">Prices include taxes.</p>
      <Button
        size="lg"
        busy={isPaying}
        busyLabel="Opening payment..."
        aria-disabled={!canPay}
        aria-describedby={canPay ? undefined : reason}
        onClick={() => canPay && onPay()}
      >
        Proceed to Pay
      </Button>
      {!canPay && (
        <p id={reason} className="text-sm text-warning">
          You are offline. You can pay once the connection is back.
        </p>
      )}
    </section>
  );
}
