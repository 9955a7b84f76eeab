import ReceiptText from 'lucide-react/icons/receipt-text';
import { sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LiveListView } from '../../../core/database/live-list-view.tsx';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import {
  ChargeList,
  type ChargeListProps,
  type PaymentControls,
} from '../../../core/payments/charge-list.tsx';
import type { StoredOrder } from '../stored-order.ts';

interface OrderListProps extends PaymentControls<StoredOrder> {
  orders: LiveList<StoredOrder>;
  receipt: ChargeListProps<StoredOrder>['receipt'];
}

export function OrderList({ orders, receipt, ...payment }: OrderListProps) {
  return (
    <LiveListView items={orders} noun="orders" empty={<NoOrders />}>
      {(list) => (
        <ChargeList
          list={list}
          payment={payment}
          noun="order"
          level={3}
          titleOf={({ number }) => number}
          titleClass="whitespace-nowrap"
          detailsOf={({ items }) => items.map(({ name }) => name).join(', ')}
          receipt={receipt}
        />
      )}
    </LiveListView>
  );
}

function NoOrders() {
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
