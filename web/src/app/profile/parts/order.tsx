import { paths } from '@shared/paths.ts';
import { plans as planTexts } from '../../../content/plans.ts';
import { payablePage, orders as orderTexts } from '../../../content/profile.ts';
import { PayableTotal } from '../../../core/payments/payable-lines.tsx';
import { personOf } from '../../../core/session/session.ts';
import { boughtSince } from '../../../features/orders/bought-since.ts';
import type { StoredOrder } from '../../../features/orders/stored-order.ts';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';
import { usePayments } from '../../payments/use-payments.ts';
import { PayableConfirmation } from '../payables/payable-confirmation.tsx';
import { PayablePage } from '../payables/payable-page.tsx';
import { PayablePanel } from '../payables/payable-panel.tsx';
import { FindPayable, payableIdOf } from '../payables/find-payable.tsx';
import { OrderLines } from '../payables/order-lines.tsx';
import { PlansLink } from '../plans/plans-link.tsx';
import type { ProfilePartProps } from './part-props.ts';

export default function OrderPart({ path, lists }: ProfilePartProps) {
  const { orders, plans } = lists;
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
          <Items
            order={order}
            later={boughtSince(order, orders.list)}
            hasPlans={startedPlan(order, plans.list)}
          />
        </PayablePage>
      )}
    </FindPayable>
  );
}

interface ItemsProps {
  order: StoredOrder;
  later: StoredOrder | undefined;
  hasPlans: boolean;
}

function Items({ order, later, hasPlans }: ItemsProps) {
  const { items, amount, currency } = order;
  return (
    <PayablePanel id="items" title={payablePage.items}>
      <OrderLines items={items} currency={currency} />
      <PayableTotal amount={amount} currency={currency} />
      {later && <p className="mt-3 text-sm text-muted">{orderTexts.boughtSince(later.number)}</p>}
      {hasPlans && <PlansLink href={paths.profilePlans} text={planTexts.ofOrder} />}
    </PayablePanel>
  );
}

/** Returns whether the customer has a plan of what a paid order sold. */
function startedPlan({ wasPaid, items }: StoredOrder, plans: readonly StoredPlan[]): boolean {
  return wasPaid && plans.some(({ productId }) => items.some(({ id }) => id === productId));
}
