import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { toCartItem } from '../../functions/shared/catalogue/cart.ts';
import { products } from '../../functions/shared/catalogue/catalogue.ts';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { newOrder, type NewOrder } from '../../functions/shared/payments/orders.ts';
import { toMinorUnits } from '../../functions/shared/values/money.ts';
import { attemptIdOf } from '../../functions/src/payments/attempts/attempt-id.ts';
import { markUsed } from '../../functions/src/payments/attempts/next-check.ts';
import { salesOf } from '../../functions/src/payments/attempts/payables.ts';
import { paymentAttempts } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { aPayment } from '../razorpay-sandbox/builders.ts';
import { encodeBody, webhookEvent } from '../razorpay-sandbox/webhook-event.ts';
import { webhookHeaders } from '../razorpay-sandbox/webhooks/delivery.ts';
import { sandboxSettings } from '../suite/razorpay-settings.ts';

export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

/** Adds a customer's order of two products and the cart it came from to a batch. */
export function addOrder(
  batch: WriteBatch,
  uid: string,
  now: Timestamp,
): { path: string; order: NewOrder } {
  const bought = products.slice(0, 2);
  const path = `${userCollectionPath(uid, 'orders')}/order`;
  const order = newOrder(uid, bought, now.toDate());
  for (const item of bought.map((product) => toCartItem(product))) {
    const line = firestore.doc(`${userCollectionPath(uid, 'cart')}/${item.id}`);
    batch.create(line, { ...item, addedAt: now });
  }
  batch.create(firestore.doc(path), { ...order, createdAt: now });
  return { path, order };
}

/** Stores orders with an open attempt, each of another customer. Resolves to one payment webhook for each order. */
export async function storePaidOrders(count: number): Promise<Webhook[]> {
  const numbers = Array.from({ length: count }, (_, number) => String(number).padStart(14, '0'));
  const batch = firestore.batch();
  const webhooks = numbers.map((number) => addPaidOrder(batch, number));
  await batch.commit();
  return webhooks;
}

function addPaidOrder(batch: WriteBatch, number: string): Webhook {
  const uid = `customer-${number}`;
  const now = Timestamp.now();
  const { path, order } = addOrder(batch, uid, now);
  const order_id = `order_${number}`;
  const amountMinor = toMinorUnits(order.total);
  batch.create(paymentAttempts.doc(attemptIdOf(path, 1)), {
    uid,
    path,
    type: 'product_order',
    ...salesOf(path, order),
    number: 1,
    amountMinor,
    currency: order.currency,
    state: 'open',
    leaseUntil: now,
    leaseId: 'bench',
    razorpayOrderId: order_id,
    createdAt: now,
    ...markUsed(now),
  });
  const paid = { id: `pay_${number}`, order_id, amount: amountMinor, created_at: now.seconds };
  const { accountId, webhookSecret } = sandboxSettings;
  const subjects = { payment: aPayment(paid) };
  const event = webhookEvent(accountId, 'payment.captured', subjects, now.seconds);
  const body = encodeBody(event);
  return { body, headers: webhookHeaders(`evt_${number}`, body, webhookSecret) };
}
