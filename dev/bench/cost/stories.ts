import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { toCartItem } from '../../../functions/shared/cart.ts';
import { products } from '../../../functions/shared/catalogue.ts';
import { userCollectionPath, userPath } from '../../../functions/shared/collections.ts';
import { endpoints, type CreateRazorpayOrderAnswer } from '../../../functions/shared/endpoints.ts';
import { newOrder } from '../../../functions/shared/orders.ts';
import { noticeFailedPayments } from '../../../functions/src/payments/reconcile/notice-failed-payments.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import { hostOf, type Settings } from '../../suite/settings.ts';
import type { Functions } from './deployed-functions.ts';
import type { Provider } from './provider.ts';

const tenMinutesMs = 10 * 60_000;
const runsADay = 144;

/** What the stories are told with. */
export interface Stage {
  settings: Settings;
  functions: Functions;
  provider: Provider;
}

interface Checkout {
  headers: Record<string, string>;
  providerOrderId: string;
}

/** A new customer orders two products, and opens checkout. */
async function openCheckout({ functions, settings }: Stage): Promise<Checkout> {
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  const { localId: uid, idToken } = await signUp(settings, email);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` };
  const createdAt = Timestamp.now();
  const profile = { uid, name: 'Asha Example', email, phone: '+91 90000 00000' };
  const place = { address: '1 Example Road', country: 'India', state: 'Haryana', city: 'Gurugram' };
  await functions.store(userPath(uid), { ...profile, ...place, isAnonymous: false, createdAt });
  const bought = products.slice(0, 2);
  for (const product of bought) {
    const item = { ...toCartItem(product), addedAt: createdAt };
    await functions.store(`${userCollectionPath(uid, 'cart')}/${item.id}`, item);
  }
  const order = newOrder(uid, bought, createdAt.toDate());
  await functions.store(`${userCollectionPath(uid, 'orders')}/order`, { ...order, createdAt });
  const { total: amount, currency } = order;
  const asked = { amount, currency, user_id: uid, firestore_id: 'order', type: 'product_order' };
  const request = { method: 'POST', headers, body: JSON.stringify(asked) };
  const answer = await functions.call('createRazorpayOrder', request);
  const { id } = JSON.parse(answer) as CreateRazorpayOrderAnswer;
  return { headers, providerOrderId: id };
}

async function signUp(settings: Settings, email: string) {
  const answer = await fetch(
    `http://${hostOf(settings, 'auth')}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
    },
  );
  return (await answer.json()) as { localId: string; idToken: string };
}

/** Checkout is paid: three webhooks and the browser report it; the customer looks at the receipt and downloads it. */
export async function payOrder(stage: Stage): Promise<{ paymentId: string }> {
  const { functions, provider } = stage;
  const { headers, providerOrderId } = await openCheckout(stage);
  const paid = await provider.pay(providerOrderId, 'success@razorpay');
  if (paid.type !== 'paid') throw new Error(`The payment is ${paid.type}.`);
  await deliverWebhooks(stage, 3);
  const body = JSON.stringify(paid.response);
  await functions.call('verifyRazorpayPayment', { method: 'POST', headers, body });
  const paymentId = paid.response.razorpay_payment_id;
  const [receipt] = (await receipts.where('payment.id', '==', paymentId).get()).docs;
  for (const accept of ['application/json', 'application/pdf']) {
    const request = { headers: { ...headers, Accept: accept } };
    await functions.call('downloadReceipt', request, `${endpoints.receipts}/${receipt?.id}`);
  }
  return { paymentId };
}

/** Checkout is left, and swept until it expires. */
export async function abandonOrder(stage: Stage): Promise<void> {
  await openCheckout(stage);
  await everyTenMinutes(8, (now) =>
    stage.functions.runAs('sweepPayments', () => sweepPayments(razorpayGateway(), () => now)),
  );
}

/** A payment fails, and nothing follows: the customer gets a letter. */
export async function failPayment(stage: Stage): Promise<void> {
  const { functions, provider } = stage;
  const { providerOrderId } = await openCheckout(stage);
  await provider.pay(providerOrderId, 'failure@razorpay');
  await deliverWebhooks(stage, 1);
  await everyTenMinutes(1, (now) =>
    functions.runAs('noticeFailedPayments', () => noticeFailedPayments(razorpayGateway(), now)),
  );
}

/** The operator refunds a payment in Razorpay's dashboard. */
export async function refundPayment(stage: Stage, paymentId: string): Promise<void> {
  await stage.provider.refund(paymentId);
  await deliverWebhooks(stage, 2);
}

/** A visitor writes to the operator. */
export async function sendMessage({ functions }: Stage): Promise<void> {
  const message = { firstName: 'Asha', lastName: 'Example', email: 'asha@example.com' };
  const { path } = firestore.collection('anonymous_queries').doc();
  await functions.store(path, { ...message, message: 'A question.', createdAt: Timestamp.now() });
  await functions.call('submitContactForm', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ firstName: message.firstName, email: message.email }),
  });
}

async function deliverWebhooks({ functions, provider }: Stage, count: number): Promise<void> {
  for (const webhook of await provider.takeWebhooks(count)) {
    await functions.call('razorpayWebhook', webhook);
  }
}

async function everyTenMinutes(days: number, run: (now: Date) => Promise<void>): Promise<void> {
  const start = Date.now();
  for (let past = 0; past <= days * runsADay; past += 1) {
    await run(new Date(start + past * tenMinutesMs));
  }
}
