import { payablePage, orders as orderTexts } from '../../../content/profile.ts';
import { PayableTotal } from '../../../core/payments/payable-lines.tsx';
import { personOf } from '../../../core/session/session.ts';
import { boughtSince } from '../../../features/orders/bought-since.ts';
import type { StoredOrder } from '../../../features/orders/stored-order.ts';
import { usePayments } from '../../payments/use-payments.ts';
import { PayableConfirmation } from '../payables/payable-confirmation.tsx';
import { PayablePage } from '../payables/payable-page.tsx';
import { PayablePanel } from '../payables/payable-panel.tsx';
import { FindPayable, payableIdOf } from '../payables/find-payable.tsx';
import { OrderLines } from '../payables/order-lines.tsx';
import type { ProfilePartProps } from './part-props.ts';

export default function OrderPart({ path, lists }: ProfilePartProps) {
  const { orders } = lists;
  const payments = usePayments<StoredOrder>('profile', (_, session) => personOf(session));
  return (
    <FindPayable id={payableIdOf(path)} items={orders} noun="order">
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
