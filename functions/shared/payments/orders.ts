import { productById } from '../catalogue/catalogue.ts';
import type { CartItem } from '../catalogue/cart.ts';
import { cartPrice, cartTerm, pricingText } from '../catalogue/pricing.ts';

/** The number of products in the catalogue. */
const maximumOrderLines = 11;

export interface OrderLine {
  id: string;
  name: string;
  pricing: string;
  /** Rupees. */
  price: number;
}

/** The fields that a customer writes, without the server timestamp `createdAt`. */
export interface NewOrder {
  userId: string;
  items: OrderLine[];
  /** Rupees. */
  total: number;
  status: 'Pending';
  currency: 'INR';
  orderNumber: string;
}

/** Fields that the server adds to a paid order or invoice, without their timestamps. */
export interface PaidFields {
  paymentId?: string;
  receiptNumber?: string;
  /** Major units of the document's currency. */
  refundedAmount?: number;
  /** What the customer's bank took back in lost disputes, in the same units. */
  chargedBackAmount?: number;
}

export const operatorChangeNames = [
  'cancelled',
  'completed',
  'refunded',
  'refund_failed',
  'reminded',
  'captured',
  'checked',
  'receipt_retried',
] as const;

/** A change by the operator, as the customer sees it. `at` is a timestamp. */
export interface OperatorChange<Time> {
  change: (typeof operatorChangeNames)[number];
  at: Time;
  /** The reason; null if none was given. */
  note: string | null;
  /** The refunded amount, in major units. */
  amount?: number;
  /** The id of the audit entry; absent in older changes. */
  id?: string;
}

/** A stored order, without its timestamps. */
export interface Order extends Omit<NewOrder, 'status'>, PaidFields {
  status: string;
}

/** Creates an order of the cart's items at today's catalogue prices. Throws a RangeError for an unknown item. */
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

/** Returns whether the site gave this number to an order of that time. A customer's clock may be a minute off. */
export function isNumberOfOrder(number: string, placedAt: Date): boolean {
  const [, milliseconds] = /^ORD-(\d{13})$/.exec(number) ?? [];
  return Math.abs(Number(milliseconds) - placedAt.getTime()) < minuteMs;
}

export function isPricedByCatalogue({ items, total }: Pick<Order, 'items' | 'total'>): boolean {
  if (!Array.isArray(items) || items.length === 0 || items.length > maximumOrderLines) return false;
  if (new Set(items.map((line) => line?.id)).size !== items.length) return false;
  if (!items.every(isLineOfCatalogue)) return false;
  return items.reduce((sum, line) => sum + line.price, 0) === total;
}

/** Returns whether the order sells exactly these items, in any sequence. */
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

/** Describes a line, such as `EuroDebt Navigator, 1 user for 1 month`. A discontinued product has only its name. */
export function describeLine({ id, name }: Pick<OrderLine, 'id' | 'name'>): string {
  const product = productById(id);
  return product ? `${name}, ${cartTerm(product.pricing)}` : name;
}

/** The number of fields of an OrderLine. A line with more could claim something that isn't sold. */
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
