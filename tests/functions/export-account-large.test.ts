import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grpcStatus } from '../../dev/firestore-proxy/call-fate.ts';
import { startFirestoreProxy } from '../../dev/firestore-proxy/proxy.ts';
import { products } from '../../functions/shared/catalogue.ts';
import { userCollectionPath, userPath } from '../../functions/shared/collections.ts';
import { newOrder } from '../../functions/shared/orders.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { signUp, type Account } from '../support/functions/accounts.ts';
import { serveAlone, type ServedAlone } from '../support/functions/serve-alone.ts';

const orderCount = 6000;
const ordersPerBatch = 500;
/** Reading all of them before answering was measured with 91, reading page by page with 22. */
const mostGrowthMegabytes = 50;

let queriesLeft = Number.POSITIVE_INFINITY;
const proxy = await startFirestoreProxy({
  emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  decideFate(method) {
    if (method !== 'RunQuery') return {};
    queriesLeft -= 1;
    return queriesLeft < 0 ? { refusedWith: grpcStatus.aborted } : {};
  },
});
let account: Account;
let served: ServedAlone;

beforeAll(async () => {
  account = await signUp({ withProfile: true });
  await storeOrders(account.uid);
  served = await serveAlone('exportAccount', { FIRESTORE_EMULATOR_HOST: proxy.host });
});
afterAll(async () => {
  served.stop();
  await proxy.close();
  await firestore.recursiveDelete(firestore.doc(userPath(account.uid)));
});

describe('the export of a large account', () => {
  it('comes whole, the newest first, from a process that does not hold it', async () => {
    await (await ask(await signUp())).json();
    let moments: string[] = [];
    const growth = await served.growthDuring(async () => {
      const { orders } = (await (await ask(account)).json()) as { orders: { createdAt: string }[] };
      moments = orders.map(({ createdAt }) => createdAt);
    });
    expect(moments).toHaveLength(orderCount);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(growth).toBeLessThan(mostGrowthMegabytes);
  });

  it('breaks off when the database fails midway, and does not look complete', async () => {
    queriesLeft = 20;
    const answer = await ask(account);
    expect(answer.status).toBe(200);
    const received = answer.text().then(({ length }) => length);
    await expect(received).rejects.toThrow('terminated');
  });
});

async function storeOrders(uid: string): Promise<void> {
  const order = newOrder(uid, products, new Date());
  const orders = firestore.collection(userCollectionPath(uid, 'orders'));
  for (let stored = 0; stored < orderCount; stored += ordersPerBatch) {
    const batch = firestore.batch();
    for (let number = stored; number < stored + ordersPerBatch; number += 1) {
      batch.set(orders.doc(), { ...order, createdAt: Timestamp.fromMillis(number * 1000) });
    }
    await batch.commit();
  }
}

function ask({ token }: Account): Promise<Response> {
  return fetch(served.url, { headers: { Authorization: `Bearer ${token}` } });
}
