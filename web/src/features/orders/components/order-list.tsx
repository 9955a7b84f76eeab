import ReceiptText from 'lucide-react/icons/receipt-text';
import { Alert } from '../../../components/alert.tsx';
import { ButtonLink, Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingStatus, Skeleton } from '../../../components/skeleton.tsx';
import { sectionHref } from '../../../lib/paths.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { Orders } from '../use-orders.ts';
import { OrderRow } from './order-row.tsx';

interface OrderListProps {
  orders: Orders;
  /** The order that is being paid. */
  payingId: string | undefined;
  canPay: boolean;
  onPay: (order: StoredOrder) => void;
}

export function OrderList({ orders, payingId, canPay, onPay }: OrderListProps) {
  if (orders.status === 'loading') {
    return (
      <LoadingStatus text="Loading orders...">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </LoadingStatus>
    );
  }
  if (orders.status === 'failed') {
    return (
      <Alert tone="danger">
        <p>Your orders could not be loaded.</p>
        <Button variant="link" onClick={orders.retry}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (orders.list.length === 0) {
    return (
      <EmptyState
        icon={ReceiptText}
        text="You have not placed any orders yet."
        action={
          <ButtonLink variant="quiet" to={sectionHref('regional-solutions')}>
            See the products
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
      {orders.list.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          isPaying={order.id === payingId}
          canPay={canPay && payingId === undefined}
          onPay={() => onPay(order)}
        />
      ))}
    </ul>
  );
}
