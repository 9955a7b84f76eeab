import type { OrderLine } from '@shared/orders.ts';
import { toStoredPayable, type StoredPayable } from '../../core/payments/stored-payable.ts';

/** An order as the profile lists it and as it can be paid. */
export interface StoredOrder extends StoredPayable {
  items: OrderLine[];
}

/** Reads an order's document, leaving out lines that are none. */
export function toStoredOrder(id: string, data: Record<string, unknown>): StoredOrder {
  const { items } = data;
  return {
    ...toStoredPayable(id, data, { number: 'orderNumber', amount: 'total' }),
    items: Array.isArray(items) ? items.filter(isLine) : [],
  };
}

function isLine(value: unknown): value is OrderLine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
