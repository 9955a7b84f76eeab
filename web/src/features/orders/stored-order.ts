import { defaultCurrency, isCurrency, type Currency } from '@shared/money.ts';
import type { OrderLine } from '@shared/orders.ts';

/** An order as the profile lists it and as it can be paid. */
export interface StoredOrder {
  id: string;
  /** Falls back to the id. */
  number: string;
  items: OrderLine[];
  /** Major units. */
  total: number;
  currency: Currency;
  /** Major units; 0 when nothing was given back. */
  refundedAmount: number;
  status: string;
  placedAt: Date | undefined;
}

/** Reads an order's document; a field that is missing or of another type gets a harmless value. */
export function toStoredOrder(id: string, data: Record<string, unknown>): StoredOrder {
  const { orderNumber, items, total, currency, refundedAmount, status, createdAt } = data;
  return {
    id,
    number: typeof orderNumber === 'string' && orderNumber !== '' ? orderNumber : id,
    items: Array.isArray(items) ? items.filter(isLine) : [],
    total: typeof total === 'number' ? total : 0,
    currency: isCurrency(currency) ? currency : defaultCurrency,
    refundedAmount: typeof refundedAmount === 'number' ? refundedAmount : 0,
    status: typeof status === 'string' ? status : '',
    placedAt: hasDate(createdAt) ? createdAt.toDate() : undefined,
  };
}

function hasDate(value: unknown): value is { toDate(): Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
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
