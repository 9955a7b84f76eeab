import { paths, payableHref } from '@shared/paths.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { plans as planTexts } from '../../../content/plans.ts';
import { confirmation } from '../../../content/profile.ts';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import type { LastPaid } from '../../../core/payments/last-paid.ts';
import type { StoredOrder } from '../../../features/orders/stored-order.ts';
import { PlansLink } from '../plans/plans-link.tsx';
import { OrderLines } from './order-lines.tsx';
import { PaymentConfirmation, PaymentSummary } from './payment-confirmation.tsx';

interface OrderConfirmationProps {
  paid: LastPaid;
  /** Undefined while the order loads. */
  order: StoredOrder | undefined;
  /** Empty if the account has no email address. */
  email: string;
}

export function OrderConfirmation({ paid, order, email }: OrderConfirmationProps) {
  return (
    <PaymentConfirmation noun="order" level={1}>
      {order ? (
        <>
          <PaymentSummary payable={order} noun="order" email={email}>
            <OrderLines items={order.items} currency={order.currency} />
          </PaymentSummary>
          <ButtonLink
            variant="quiet"
            className="mt-5"
            href={payableHref('product_order', order.id)}
          >
            {confirmation.order.see}
          </ButtonLink>
          <p>
            <PlansLink href={paths.profilePlans} text={planTexts.ofOrder} />
          </p>
        </>
      ) : (
        <div className="mt-4 flex flex-col gap-4">
          {Array.from({ length: paid.lineCount }, (_, index) => (
            <Skeleton key={index} className="h-6" />
          ))}
          <Skeleton className="h-24" />
        </div>
      )}
    </PaymentConfirmation>
  );
}

/**
 * Returns the last paid order for the overview to confirm, even while the orders load. Undefined if there is none.
 */
export function confirmedOrder(
  paid: LastPaid | undefined,
  orders: LiveList<StoredOrder>,
): Pick<OrderConfirmationProps, 'paid' | 'order'> | undefined {
  if (paid?.type !== 'product_order') return undefined;
  const order = orders.list.find(({ id }) => id === paid.id);
  return order || orders.status === 'loading' ? { paid, order } : undefined;
}
