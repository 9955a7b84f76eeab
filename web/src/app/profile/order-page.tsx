import { chargePage, orders as orderTexts } from '../../content/profile.ts';
import { ChargeTotal } from '../../core/payments/charge-lines.tsx';
import type { LiveList } from '../../core/database/use-live-list.ts';
import { personOf } from '../../core/session/session.ts';
import { boughtSince } from '../../features/orders/bought-since.ts';
import type { StoredOrder } from '../../features/orders/stored-order.ts';
import { usePayments } from '../payments/use-payments.ts';
import { ChargeConfirmation } from './charge-confirmation.tsx';
import { ChargePage } from './charge-page.tsx';
import { ChargePanel } from './charge-panel.tsx';
import { FindCharge } from './find-charge.tsx';
import { OrderLines } from './order-lines.tsx';

export function OrderPage({ id, orders }: { id: string; orders: LiveList<StoredOrder> }) {
  const payments = usePayments<StoredOrder>('profile', (_, session) => personOf(session));
  return (
    <FindCharge id={id} items={orders} noun="order">
      {(order) => (
        <ChargePage
          {...payments}
          charge={order}
          noun="order"
          confirmation={
            <ChargeConfirmation charge={order} noun="order">
              <OrderLines items={order.items} currency={order.currency} />
            </ChargeConfirmation>
          }
        >
          <Items order={order} later={boughtSince(order, orders.list)} />
        </ChargePage>
      )}
    </FindCharge>
  );
}

function Items({ order, later }: { order: StoredOrder; later: StoredOrder | undefined }) {
  const { items, amount, currency } = order;
  return (
    <ChargePanel id="items" title={chargePage.items}>
      <OrderLines items={items} currency={currency} />
      <ChargeTotal amount={amount} currency={currency} />
      {later && <p className="mt-3 text-sm text-muted">{orderTexts.boughtSince(later.number)}</p>}
    </ChargePanel>
  );
}
