import { OrderList } from '../../features/orders/components/order-list.tsx';
import type { StoredOrder } from '../../features/orders/stored-order.ts';
import { useOrders } from '../../features/orders/use-orders.ts';
import { ReceiptLine } from '../../features/receipts/components/receipt-line.tsx';
import type { PaymentOutcome } from '../../core/payments/pay.ts';
import { payOrder } from '../payments/pay-payable.ts';
import { usePayments } from '../payments/use-payments.ts';
import { ProfileSection } from './profile-section.tsx';
import { reportProfilePayment } from '../payments/report-profile-payment.ts';

export function MyOrders({ uid }: { uid: string }) {
  const orders = useOrders(uid);
  const payments = usePayments(payOrder, report);
  return (
    <ProfileSection id="my-orders" title="My Orders">
      <OrderList orders={orders} {...payments} receipt={ReceiptLine} />
    </ProfileSection>
  );
}

function report({ number }: StoredOrder, outcome: PaymentOutcome): string | undefined {
  return reportProfilePayment('order', number, outcome);
}
