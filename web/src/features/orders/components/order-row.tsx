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
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 sm:grid sm:grid-cols-[1fr_auto_7rem_8rem] sm:px-6">
      <div className="min-w-0 basis-full">
        <h3 className="tabular">{order.number}</h3>
        <p className="text-sm text-muted tabular">{formatDateTime(order.placedAt)}</p>
        <p className="mt-1 text-sm text-muted">{order.items.map(({ name }) => name).join(', ')}</p>
      </div>
      <div className="tabular sm:text-right">
        <p className="text-lg font-semibold">
          <span className="mr-2 text-sm font-normal text-muted">{order.currency}</span>
          {formatMoney(order.total, order.currency)}
        </p>
        {order.refundedAmount > 0 && (
          <p className="text-sm text-muted">
            {formatMoney(order.refundedAmount, order.currency)} refunded
          </p>
        )}
      </div>
      <p>
        <StatusBadge status={order.status} />
      </p>
      {order.status === 'Pending' && (
        <Button
          aria-label={`Pay Now for order ${order.number}`}
          busy={isPaying}
          busyLabel="Opening..."
          disabled={!isPaying && !canPay}
          onClick={onPay}
        >
          Pay Now
        </Button>
      )}
    </li>
  );
}
