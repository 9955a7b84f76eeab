import { formatMoney } from '@shared/money.ts';
import { Button } from '../../../components/button.tsx';
import { formatDateTime } from '../../../core/format-date-time.ts';
import { StatusBadge } from '../../../core/status-badge.tsx';
import type { StoredOrder } from '../stored-order.ts';

interface OrderRowProps {
  order: StoredOrder;
  isPaying: boolean;
  canPay: boolean;
  onPay: () => void;
}

export function OrderRow({ order, isPaying, canPay, onPay }: OrderRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="tabular">{order.number}</h3>
        <p className="text-sm text-muted tabular">{formatDateTime(order.placedAt)}</p>
        <p className="mt-1 text-sm text-muted">{order.items.map(({ name }) => name).join(', ')}</p>
      </div>
      <p className="text-lg font-semibold tabular">
        <span className="mr-2 text-sm font-normal text-muted">{order.currency}</span>
        {formatMoney(order.total, order.currency)}
      </p>
      <StatusBadge status={order.status} />
      {order.status === 'Pending' && (
        <Button
          aria-label={`Pay Now for order ${order.number}`}
          busy={isPaying}
          disabled={!isPaying && !canPay}
          onClick={onPay}
        >
          Pay Now
        </Button>
      )}
    </li>
  );
}
