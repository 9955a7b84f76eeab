import { ListPart } from '../list-part.tsx';
import { OrderList } from '../payables/order-list.tsx';
import type { ProfilePartProps } from './part-props.ts';

export default function OrdersPart({ lists }: ProfilePartProps) {
  return (
    <ListPart id="my-orders" title="My Orders">
      <OrderList orders={lists.orders} level={2} />
    </ListPart>
  );
}
