import { personOf } from '../../core/session/session.ts';
import { OrderList } from '../../features/orders/components/order-list.tsx';
import { toStoredOrder, type StoredOrder } from '../../features/orders/stored-order.ts';
import { useLiveList } from '../../core/database/use-live-list.ts';
import { ReceiptLine } from '../../features/receipts/components/receipt-line.tsx';
import { usePayments } from '../payments/use-payments.ts';
import { ProfileSection } from './profile-section.tsx';

export function MyOrders({ uid }: { uid: string }) {
  const orders = useLiveList(uid, 'orders', toStoredOrder);
  const payments = usePayments<StoredOrder>('profile', (_, session) => personOf(session));
  return (
    <ProfileSection id="my-orders" title="My Orders">
      <OrderList orders={orders} {...payments} receipt={ReceiptLine} />
    </ProfileSection>
  );
}
