import { productById } from '../catalogue/catalogue.ts';
import {
  describeQuantity,
  isQuantity,
  linePrice,
  pricingText,
  quantityOf,
} from '../catalogue/pricing.ts';
import type { Purchase, Quantity } from '../catalogue/quantity.ts';

/** The number of products in the catalogue. */
const maximumOrderLines = 11;

/** The largest total of an order, in rupees. The same limit as in firestore.rules. */
export const maximumOrderTotal = 1_00_00_000;

/** Lines of older orders have no seats and no term. They are for the default quantity. */
export interface OrderLine extends Partial<Quantity> {
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
  /** The ids of the plans that couldn't use their part of the money, because they have changed since the invoice. */
  unchangedPlans?: string[];
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
  'payment_reversed',
  'payment_applied',
] as const;

/** A change by the operator, as the customer sees it. `at` is a timestamp. */
export interface OperatorChange<Time> {
  change: (typeof operatorChangeNames)[number];
  at: Time;
  /** The reason; null if none was given. */
  note: string | null;
  /** The refunded or reversed amount, in major units. */
  amount?: number;
  /** The receipt of a reversed payment, if one was issued. */
  receiptNumber?: string;
  /** The id of the audit entry; absent in older changes. */
  id?: string;
}

/** A stored order, without its timestamps. */
export interface Order extends Omit<NewOrder, 'status'>, PaidFields {
  status: string;
}

/** Creates an order of the cart's items at today's catalogue prices. Throws a RangeError for an unknown item. */
export function newOrder(userId: string, items: readonly Purchase[], now: Date): NewOrder {
  const lines = items.map(orderLine);
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

/** Returns whether the order sells exactly these seats and terms, in any sequence. */
export function isOrderOf(
  order: { items: readonly Purchase[] },
  items: readonly Purchase[],
): boolean {
  return soldBy(order.items) === soldBy(items);
}

function soldBy(lines: readonly Purchase[]): string {
  return lines
    .map((line) => {
      const { seats, term } = quantityOfLine(line) ?? {};
      return `${line.id} ${seats} ${term}`;
    })
    .toSorted()
    .join();
}

/** Returns the product, seats and term of a line, without its texts and price. */
export function toPurchase({ id, seats, term }: Purchase): Purchase {
  return { id, ...(seats !== undefined && { seats }), ...(term !== undefined && { term }) };
}

/** Returns what a line buys; undefined for a discontinued product. */
export function quantityOfLine(line: Purchase): Quantity | undefined {
  const product = productById(line.id);
  return product && quantityOf(product.pricing, line);
}

function orderLine(purchase: Purchase): OrderLine {
  const product = productById(purchase.id);
  if (!product) throw new RangeError(`No such product: ${purchase.id}`);
  const { id, name, pricing } = product;
  const quantity = quantityOf(pricing, purchase);
  return {
    id,
    name,
    pricing: pricingText(pricing, quantity),
    price: linePrice(pricing, quantity),
    ...quantity,
  };
}

/** Describes a line, such as `EuroDebt Navigator, 2 users for 1 year`. A discontinued product has only its name. */
export function describeLine(line: Pick<OrderLine, 'name'> & Purchase): string {
  const product = productById(line.id);
  return product ? `${line.name}, ${describeQuantity(product.pricing, line)}` : line.name;
}

/** The numbers of fields of an OrderLine, without and with a quantity. A line with more could claim something else. */
const plainFieldCount = 4;
const fieldCount = 6;

function isLineOfCatalogue(line: OrderLine): boolean {
  const product = typeof line?.id === 'string' ? productById(line.id) : undefined;
  if (!product) return false;
  const { name, pricing } = product;
  const fields = Object.keys(line).length;
  return (
    (fields === plainFieldCount || (fields === fieldCount && isQuantity(pricing, line))) &&
    line.name === name &&
    line.pricing === pricingText(pricing, line) &&
    line.price === linePrice(pricing, line)
  );
}
