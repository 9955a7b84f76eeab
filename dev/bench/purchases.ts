import { toCartItem, type CartItem } from '../../functions/shared/cart.ts';
import { products } from '../../functions/shared/catalogue.ts';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import type { ChargeType } from '../../functions/shared/endpoints.ts';
import { maximumInvoiceAmount, type NewInvoice } from '../../functions/shared/invoices.ts';
import { currencies, toMinorUnits } from '../../functions/shared/money.ts';
import { newOrder, type NewOrder } from '../../functions/shared/orders.ts';
import { attemptIdOf } from '../../functions/src/payments/attempts/attempt-id.ts';
import { aPayment, anOrder } from '../razorpay-sandbox/builders.ts';
import type { SandboxOrder, SandboxPayment } from '../razorpay-sandbox/entities.ts';
import { randomInteger, shuffle, type Random } from './random.ts';

/** An order or invoice, and how it was paid at the provider. */
export interface Purchase {
  type: ChargeType;
  uid: string;
  /** Where the document lies. */
  path: string;
  document: NewOrder | NewInvoice;
  /** What still lies in the customer's cart. */
  cart: CartItem[];
  receipt: string;
  providerOrder: SandboxOrder;
  /** Captured. */
  payment: SandboxPayment;
}

/** Long enough ago for the sweeper, and not as long as for an alarm. */
const ageSeconds = 30 * 60;

/** So that every settlement of an order costs the same. */
const linesPerOrder = 2;

/** Order and invoice in turn, each with a customer of its own, invoices in all three currencies. */
export function makePurchases(count: number, random: Random): Purchase[] {
  return Array.from({ length: count }, (_, number) => makePurchase(number, random));
}

export function purchasedAt(): Date {
  return new Date(Date.now() - ageSeconds * 1000);
}

/** An id as the provider makes them: a prefix and 14 letters or digits. */
export function providerId(prefix: 'order' | 'pay' | 'rfnd' | 'evt', name: string): string {
  return `${prefix}_${name.padStart(14, '0')}`;
}

function makePurchase(number: number, random: Random): Purchase {
  const uid = `customer-${number}`;
  const { document, amount, type, cart } =
    number % 2 === 0 ? makeOrder(uid, random) : makeInvoice(number, random);
  const collection = type === 'invoice' ? 'invoices' : 'orders';
  const path = `${userCollectionPath(uid, collection)}/purchase-${number}`;
  const receipt = attemptIdOf(path, 1);
  const created_at = Math.floor(purchasedAt().getTime() / 1000);
  const facts = { amount: toMinorUnits(amount), currency: document.currency, created_at };
  const orderId = providerId('order', String(number));
  return {
    type,
    uid,
    path,
    document,
    cart,
    receipt,
    providerOrder: anOrder({
      ...facts,
      id: orderId,
      receipt,
      amount_paid: facts.amount,
      amount_due: 0,
      status: 'paid',
      attempts: 1,
    }),
    payment: aPayment({
      ...facts,
      id: providerId('pay', String(number)),
      order_id: orderId,
      international: document.currency !== 'INR',
      notes: number % 3 === 0 ? { address: '1 Example Road – Gurugram/Haryana' } : [],
    }),
  };
}

function makeOrder(uid: string, random: Random) {
  const chosen = shuffle(products, random).slice(0, linesPerOrder);
  const document = newOrder(uid, chosen, purchasedAt());
  const type: ChargeType = 'product_order';
  return { type, document, amount: document.total, cart: chosen.map(toCartItem) };
}

function makeInvoice(number: number, random: Random) {
  const document: NewInvoice = {
    name: 'Asha Example',
    email: 'asha@example.com',
    phone: '+91 90000 00000',
    invoiceNumber: `INV-${number}`,
    amount: randomInteger(random, 100, maximumInvoiceAmount * 100) / 100,
    currency: currencies[randomInteger(random, 0, currencies.length - 1)] ?? 'INR',
    status: 'Pending',
  };
  const type: ChargeType = 'invoice';
  return { type, document, amount: document.amount, cart: [] };
}
