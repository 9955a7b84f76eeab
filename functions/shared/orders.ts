import { productById } from './catalogue.ts';
import type { CartItem } from './cart.ts';
import { cartPrice, pricingText } from './pricing.ts';

/** What a customer sees of an order or an invoice. Only a Pending one can be paid. */
export type PaymentStatus = 'Pending' | 'Paid' | 'Completed' | 'Cancelled' | 'Refunded';

/** As many lines as the catalogue has products. */
const maximumOrderLines = 11;

export interface OrderLine {
  id: string;
  name: string;
  pricing: string;
  /** Rupees. */
  price: number;
}

/** The fields that a customer writes, without its server timestamp `createdAt`. */
export interface NewOrder {
  userId: string;
  items: OrderLine[];
  /** Rupees. */
  total: number;
  status: 'Pending';
  currency: 'INR';
  orderNumber: string;
}

/** What the server adds to an order or an invoice once it is paid, without the timestamp `paidAt`. */
export interface PaidFields {
  paymentId?: string;
  receiptNumber?: string;
  /** Major units of the document's currency. */
  refundedAmount?: number;
}

/** A stored order, without its timestamps. */
export interface Order extends Omit<NewOrder, 'status'>, PaidFields {
  status: string;
}

/** Prices the cart's items by today's catalogue into a new order. Throws when an item is not in it. */
export function newOrder(
  userId: string,
  items: readonly Pick<CartItem, 'id'>[],
  now: Date,
): NewOrder {
  const lines = items.map((item) => orderLine(item.id));
  return {
    userId,
    items: lines,
    total: lines.reduce((total, line) => total + line.price, 0),
    status: 'Pending',
    currency: 'INR',
    orderNumber: `ORD-${now.getTime()}`,
  };
}

const minuteMs = 60_000;

/**
 * Whether a number is one that the site gives an order when it is placed. The customer's clock may be a
 * minute wrong: that leaves no room for a telephone number.
 */
export function isNumberOfOrder(number: string, placedAt: Date): boolean {
  const [, milliseconds] = /^ORD-(\d{13})$/.exec(number) ?? [];
  return Math.abs(Number(milliseconds) - placedAt.getTime()) < minuteMs;
}

/** Whether every line and the total of a stored order are what today's catalogue makes of them. */
export function isPricedByCatalogue({ items, total }: Pick<Order, 'items' | 'total'>): boolean {
  if (!Array.isArray(items) || items.length === 0 || items.length > maximumOrderLines) return false;
  if (new Set(items.map((line) => line?.id)).size !== items.length) return false;
  if (!items.every(isLineOfCatalogue)) return false;
  return items.reduce((sum, line) => sum + line.price, 0) === total;
}

/** Whether the order sells exactly these items, in whatever sequence. */
export function isOrderOf(order: Pick<Order, 'items'>, items: readonly Pick<CartItem, 'id'>[]) {
  return productIds(order.items) === productIds(items);
}

function productIds(list: readonly Pick<CartItem, 'id'>[]): string {
  return list
    .map(({ id }) => id)
    .toSorted()
    .join();
}

function orderLine(productId: string): OrderLine {
  const product = productById(productId);
  if (!product) throw new RangeError(`No such product: ${productId}`);
  const { id, name, pricing } = product;
  return { id, name, pricing: pricingText(pricing), price: cartPrice(pricing) };
}

/** The fields of an OrderLine. A line with more of them says something that nobody sells. */
const lineFieldCount = 4;

function isLineOfCatalogue(line: OrderLine): boolean {
  const product = typeof line?.id === 'string' ? productById(line.id) : undefined;
  return (
    product !== undefined &&
    Object.keys(line).length === lineFieldCount &&
    line.name === product.name &&
    line.pricing === pricingText(product.pricing) &&
    line.price === cartPrice(product.pricing)
  );
}
