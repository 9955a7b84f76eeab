import type { OrderLine } from '@shared/payments/orders.ts';
import { toPayable, type Payable } from '../../core/payments/payable.ts';

export interface StoredOrder extends Payable {
  items: OrderLine[];
}

/** Reads a stored order. Leaves out entries of `items` that aren't order lines. */
export function toStoredOrder(id: string, data: Record<string, unknown>): StoredOrder {
  const { items } = data;
  return {
    ...toPayable('product_order', id, data),
    items: Array.isArray(items) ? items.filter(isLine) : [],
  };
}

function isLine(value: unknown): value is OrderLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, pricing, price } = value as Record<keyof OrderLine, unknown>;
  return [id, name, pricing].every((text) => typeof text === 'string') && typeof price === 'number';
}
