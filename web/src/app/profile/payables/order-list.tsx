import { describeLine } from '@shared/payments/orders.ts';
import { payableHref, sectionHref } from '@shared/paths.ts';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { orders as texts } from '../../../content/profile.ts';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import { PayableList } from '../../../core/payments/payable-list.tsx';
import { personOf } from '../../../core/session/session.ts';
import { boughtSince } from '../../../features/orders/bought-since.ts';
import type { StoredOrder } from '../../../features/orders/stored-order.ts';
import { ReceiptLine } from '../../../features/receipts/components/receipt-line.tsx';
import { usePayments } from '../../payments/use-payments.ts';

interface OrderListProps {
  orders: LiveList<StoredOrder>;
  shown?: readonly StoredOrder[];
  level: 2 | 3;
}

export function OrderList({ orders, shown = orders.list, level }: OrderListProps) {
  const payments = usePayments<StoredOrder>('profile', (_, session) => personOf(session));
  return (
    <PayableList
      {...payments}
      items={{ ...orders, list: shown }}
      noun="order"
      level={level}
      titleOf={({ number }) => number}
      titleClass="@2xl:whitespace-nowrap"
      hrefOf={({ id }) => payableHref('product_order', id)}
      detailOf={(order) => describeOrder(order, orders.list)}
      receipt={ReceiptLine}
      empty={<NoOrders />}
    />
  );
}

function describeOrder(order: StoredOrder, orders: readonly StoredOrder[]): string {
  const names = order.items.map(describeLine).join('; ');
  const later = boughtSince(order, orders);
  return later ? `${names}. ${texts.boughtSince(later.number)}` : names;
}

function NoOrders() {
  return (
    <EmptyState
      icon={ReceiptText}
      text="You have not placed any orders yet."
      action={
        <ButtonLink variant="quiet" href={sectionHref('regional-solutions')}>
          View products
        </ButtonLink>
      }
    />
  );
}
