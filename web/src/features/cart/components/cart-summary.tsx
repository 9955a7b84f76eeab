import { formatMoney } from '@shared/money.ts';
import { Button } from '../../../components/button.tsx';

interface CartSummaryProps {
  /** Rupees. */
  total: number;
  isPaying: boolean;
  canPay: boolean;
  onPay: () => void;
}

export function CartSummary({ total, isPaying, canPay, onPay }: CartSummaryProps) {
  return (
    <section
      aria-label="Total"
      className="flex flex-col gap-5 rounded-base border border-line bg-surface-soft p-6"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-lg">Total</span>
        <span className="text-xl font-semibold tabular">{formatMoney(total, 'INR')}</span>
      </p>
      <p className="text-sm text-muted">Prices include taxes.</p>
      <Button
        size="lg"
        busy={isPaying}
        busyLabel="Opening payment..."
        disabled={!canPay}
        onClick={onPay}
      >
        Proceed to Pay
      </Button>
    </section>
  );
}
