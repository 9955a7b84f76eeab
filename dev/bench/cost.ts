import { Timestamp } from 'firebase-admin/firestore';
import { userPath } from '../../functions/shared/collections.ts';
import {
  financialYear,
  receiptEndpoint,
  receiptNumber,
} from '../../functions/shared/receipts/receipt-numbers.ts';
import { markUsed, planNextCheck } from '../../functions/src/payments/attempts/next-check.ts';
import { notifyOfFailedPayments } from '../../functions/src/payments/reconcile/notify-of-failed-payments.ts';
import { sweepPayments } from '../../functions/src/payments/reconcile/sweep-payments.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { razorpayGateway } from '../../functions/src/platform/razorpay/client.ts';
import { renewPlans } from '../../functions/src/renewals/renew-plans.ts';
import type { CheckoutAnswer } from '../razorpay-sandbox/checkout/messages.ts';
import { startRazorpaySandbox } from '../razorpay-sandbox/server.ts';
import { customer } from '../seed/accounts.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { hostOf, type Settings } from '../suite/settings.ts';
import type { CountedFunctions } from './count-functions.ts';
import { addOrder } from './store-orders.ts';

type StoredOrder = Awaited<ReturnType<typeof storeOrder>>;

const minuteMs = 60_000;

export async function runCostBench(
  lifetime: Lifetime,
  settings: Settings,
  { count, countDay, rest, serve }: CountedFunctions,
): Promise<void> {
  const sandbox = await startRazorpaySandbox({
    ...settings.razorpay,
    port: settings.ports.sandbox,
    webhookUrl: await serve('razorpayWebhook'),
    seed: { orders: [], payments: [] },
  });
  lifetime.add(() => sandbox.close());

  async function openCheckout({ request, headers }: StoredOrder): Promise<string> {
    return (await post<{ id: string }>(await serve('createRazorpayOrder'), request, headers)).id;
  }

  /** Resolves after the site has processed the webhooks. */
  async function pay(order_id: string, vpa: string): Promise<CheckoutAnswer> {
    const payer = { email: customer.email, contact: '+919000000000' };
    const payment = { key_id: settings.razorpay.keyId, order_id, method: 'upi', vpa, ...payer };
    const answer = await post<CheckoutAnswer>(`${sandbox.url}/v1/payments/create/ajax`, payment);
    await rest();
    return answer;
  }

  /** Pays, reports the payment as the browser does, and loads the receipt twice. */
  async function buy(order: StoredOrder): Promise<string> {
    const paid = await pay(await openCheckout(order), 'success@razorpay');
    if (paid.type !== 'paid') throw new Error(`The payment is ${paid.type}.`);
    await post(await serve('verifyRazorpayPayment'), paid.response, order.headers);
    const receipt = receiptEndpoint(receiptNumber(financialYear(new Date()), 1));
    const url = (await serve('downloadReceipt')) + receipt;
    for (const accept of ['application/json', 'application/pdf']) {
      const { ok } = await fetch(url, { headers: { ...order.headers, Accept: accept } });
      if (!ok) throw new Error(`There is no receipt at ${receipt}.`);
    }
    return paid.response.razorpay_payment_id;
  }

  /** Opens checkout without paying, and runs the sweep until the attempt expires. */
  async function abandon(order: StoredOrder): Promise<void> {
    await openCheckout(order);
    const used = markUsed(Timestamp.now());
    for (let plan: ReturnType<typeof planNextCheck> = used; 'nextCheckAt' in plan;) {
      const now = Timestamp.fromMillis(plan.nextCheckAt.toMillis() + minuteMs);
      await sweepPayments(razorpayGateway(), () => now.toDate());
      plan = planNextCheck(used, 'clear', now);
    }
  }

  /** Fails a payment without a retry, so the customer gets an email. */
  async function fail(providerOrder: string): Promise<void> {
    await pay(providerOrder, 'failure@razorpay');
    await notifyOfFailedPayments(razorpayGateway(), new Date(Date.now() + 60 * minuteMs));
  }

  const day = await countDay();
  const bought = await storeOrder(settings);
  let paymentId = '';
  const paid = await count(async () => (paymentId = await buy(bought)));
  const nearTheEnd = new Date(Date.now() + 27 * 24 * 60 * minuteMs);
  const renewal = await count(() => renewPlans(nearTheEnd, razorpayGateway()));
  const refund = await count(() => post(`${sandbox.url}/control/payments/${paymentId}/refund`, {}));
  const left = await storeOrder(settings);
  const abandoned = await count(() => abandon(left));
  const providerOrder = await openCheckout(await storeOrder(settings));
  const failed = await count(() => fail(providerOrder));
  console.table({
    'a day without a visitor': day,
    'a paid order': paid,
    'the invoice that renews its plans': renewal,
    'its refund': refund,
    'an abandoned checkout': abandoned,
    'a failed payment, above its checkout': failed,
  });
}

/** Resolves to the request that opens the order's checkout. */
async function storeOrder(settings: Settings) {
  const { localId: uid, idToken } = await post<{ localId: string; idToken: string }>(
    `http://${hostOf(settings, 'auth')}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench`,
    { returnSecureToken: true },
  );
  const batch = firestore.batch();
  const { order } = addOrder(batch, uid, Timestamp.now());
  batch.create(firestore.doc(userPath(uid)), { ...customer, uid });
  await batch.commit();
  const { total: amount, currency } = order;
  const request = { amount, currency, user_id: uid, firestore_id: 'order', type: 'product_order' };
  return { request, headers: { Authorization: `Bearer ${idToken}` } };
}

async function post<Answer>(url: string, body: object, headers = {}): Promise<Answer> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
  const answer = await fetch(url, { ...init, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json() as Promise<Answer>;
}
