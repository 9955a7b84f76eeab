import type { StoredOrder } from './stored-order.ts';

/** Returns a later paid order that shares a product with this unpaid order. Paying both buys a second plan. */
export function boughtSince(
  order: StoredOrder,
  orders: readonly StoredOrder[],
): StoredOrder | undefined {
  const { createdAt } = order;
  if (order.status !== 'Pending' || !createdAt) return undefined;
  return orders.find(
    (other) =>
      other.wasPaid &&
      other.status !== 'Refunded' &&
      other.createdAt !== undefined &&
      other.createdAt > createdAt &&
      other.items.some(({ id }) => order.items.some((item) => item.id === id)),
  );
}
