import { payablePage, orders as orderTexts } from '../../../content/profile.ts';
import { PayableTotal } from '../../../core/payments/payable-lines.tsx';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import { personOf } from '../../../core/session/session.ts';
import { boughtSince } from '../../../features/orders/bought-since.ts';
import type { StoredOrder } from '../../../features/orders/stored-order.ts';
import { usePayments } from '../../payments/use-payments.ts';
import { PayableConfirmation } from './payable-confirmation.tsx';
import { PayablePage } from './payable-page.tsx';
import { PayablePanel } from './payable-panel.tsx';
import { FindPayable } from './find-payable.tsx';
import { OrderLines } from './order-lines.tsx';

export function OrderPage({ id, orders }: { id: string; orders: LiveList<StoredOrder> }) {
  const payments = usePayments<StoredOrder>('profile', (_, session) => personOf(session));
  return (
    <FindPayable id={id} items={orders} noun="order">
      {(order) => (
        <PayablePage
          {...payments}
          payable={order}
          noun="order"
          confirmation={
            <PayableConfirmation payable={order} noun="order">
              <OrderLines items={order.items} currency={order.currency} />
            </PayableConfirmation>
          }
        >
          <Items order={order} later={boughtSince(order, orders.list)} />
        </PayablePage>
      )}
    </FindPayable>
  );
}

function Items({ order, later }: { order: StoredOrder; later: StoredOrder | undefined }) {
  const { items, amount, currency } = order;
  return (
    <PayablePanel id="items" title={payablePage.items}>
      <OrderLines items={items} currency={currency} />
      <PayableTotal amount={amount} currency={currency} />
      {later && <p className="mt-3 text-sm text-muted">{orderTexts.boughtSince(later.number)}</p>}
    </PayablePanel>
  );
}
