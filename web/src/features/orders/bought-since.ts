import type { StoredOrder } from './stored-order.ts';

/** A later order that was paid and shares a product with an order that is not: to pay both buys it twice. */
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
