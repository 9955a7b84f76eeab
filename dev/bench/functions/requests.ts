import { Timestamp } from 'firebase-admin/firestore';
import { products } from '../../../functions/shared/catalogue.ts';
import { userCollectionPath } from '../../../functions/shared/collections.ts';
import type { CreateRazorpayOrderRequest } from '../../../functions/shared/endpoints.ts';
import { newOrder } from '../../../functions/shared/orders.ts';
import { auth, firestore } from '../../../functions/src/platform/firebase.ts';
import { Problem } from '../../suite/problem.ts';
import { makeDelivery, type Delivery } from '../deliveries.ts';
import { makePurchases, purchasedAt } from '../purchases.ts';
import type { Bench, ServedFunction } from '../serve-function.ts';
import { storePurchases } from '../store-purchases.ts';

const uid = 'bench-customer';

/** Stores fresh orders with open attempts in the empty database; returns the webhook of each payment. */
export async function prepareWebhooks(bench: Bench, count: number): Promise<Delivery[]> {
  const purchases = makePurchases(2 * count, bench.random).filter(
    ({ type }) => type === 'product_order',
  );
  await storePurchases(bench, purchases);
  return purchases.map(({ payment }) => makeDelivery('payment.captured', { payment }));
}

/** Stores fresh orders of one customer; returns the request for a provider order for each. */
export async function prepareOrderRequests(bench: Bench, count: number): Promise<Delivery[]> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await signIn(bench, { uid })}`,
  };
  const order = newOrder(uid, products.slice(0, 2), purchasedAt());
  const createdAt = Timestamp.fromDate(purchasedAt());
  const writer = firestore.bulkWriter();
  const requests = Array.from({ length: count }, (_, number) => {
    const id = `order-${number}`;
    void writer.create(firestore.doc(`${userCollectionPath(uid, 'orders')}/${id}`), {
      ...order,
      createdAt,
    });
    const request: CreateRazorpayOrderRequest = {
      amount: order.total,
      currency: order.currency,
      user_id: uid,
      firestore_id: id,
      type: 'product_order',
    };
    return { eventId: id, body: JSON.stringify(request), headers };
  });
  await writer.close();
  return requests;
}

/** Resolves to the time of the answer, in ms. Throws a Problem for any other answer than 200. */
export async function send({ url }: ServedFunction, { body, headers }: Delivery): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { method: 'POST', body, headers });
  const text = await answer.text();
  const duration = performance.now() - started;
  if (answer.status !== 200) throw new Problem(`The answer was ${answer.status}: ${text}`);
  return duration;
}

/** Creates a customer's account; resolves to a token. The emulator's tokens are not signed. */
export async function signIn(
  { settings: { projectId } }: Pick<Bench, 'settings'>,
  account: { uid: string; email?: string },
): Promise<string> {
  const { uid } = await auth.createUser(account);
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    auth_time: now,
    iat: now,
    exp: now + 60 * 60,
    firebase: { identities: {}, sign_in_provider: 'anonymous' },
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
