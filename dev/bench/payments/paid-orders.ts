import { salesOf } from '../../../functions/src/payments/attempts/payables.ts';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { toMinorUnits } from '../../../functions/shared/values/money.ts';
import { attemptIdOf } from '../../../functions/src/payments/attempts/attempt-id.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { paymentAttempts, payments } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { aPayment } from '../../razorpay-sandbox/builders.ts';
import { webhookHeaders } from '../../razorpay-sandbox/webhooks/delivery.ts';
import { encodeBody, webhookEvent } from '../../razorpay-sandbox/webhook-event.ts';
import { Problem } from '../../suite/problem.ts';
import { sandboxSettings } from '../../suite/razorpay-settings.ts';
import { hostOf, type Settings } from '../../suite/settings.ts';
import { addOrder } from '../add-order.ts';

const ordersPerBatch = 100;

export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

/** Resolves to one payment webhook for each stored order. */
export async function storePaidOrders(settings: Settings, count: number): Promise<Webhook[]> {
  // The emulator scans the whole collection for a query, so the database holds only one round at a time.
  await emptyDatabase(settings);
  const webhooks: Webhook[] = [];
  while (webhooks.length < count) {
    const batch = firestore.batch();
    for (let left = Math.min(ordersPerBatch, count - webhooks.length); left > 0; left -= 1) {
      webhooks.push(addPaidOrder(batch, webhooks.length));
    }
    await batch.commit();
  }
  return webhooks;
}

async function emptyDatabase(settings: Settings): Promise<void> {
  const documents = `projects/${settings.projectId}/databases/(default)/documents`;
  const address = `http://${hostOf(settings, 'firestore')}/emulator/v1/${documents}`;
  const answer = await fetch(address, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The database was not emptied: ${answer.status}`);
}

/** Throws a Problem unless exactly this many payments are recorded. */
export async function expectRecorded(expected: number): Promise<void> {
  const recorded = await payments.where('outcome', '==', 'recorded').count().get();
  const { count } = recorded.data();
  if (count !== expected) throw new Problem(`${count} of ${expected} payments were recorded.`);
}

function addPaidOrder(batch: WriteBatch, number: number): Webhook {
  const uid = `customer-${number}`;
  const now = Timestamp.now();
  const { path, order } = addOrder(batch, uid, now);
  const id = String(number).padStart(14, '0');
  const amountMinor = toMinorUnits(order.total);
  const razorpayOrderId = `order_${id}`;
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
    razorpayOrderId,
    createdAt: now,
    ...markUsed(now),
  });
  return webhookOf(id, razorpayOrderId, amountMinor, now.seconds);
}

function webhookOf(id: string, order_id: string, amount: number, created_at: number): Webhook {
  const { accountId, webhookSecret } = sandboxSettings;
  const payment = aPayment({ id: `pay_${id}`, order_id, amount, created_at });
  const event = webhookEvent(accountId, 'payment.captured', { payment }, created_at);
  const body = encodeBody(event);
  return { body, headers: webhookHeaders(`evt_${id}`, body, webhookSecret) };
}
