import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grpcStatus } from '../../../dev/firestore-proxy/call-failure.ts';
import { startFirestoreProxy } from '../../../dev/firestore-proxy/proxy.ts';
import { userCollectionPath } from '../../../functions/shared/collections.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { anOrder } from '../../support/documents.ts';
import { signUp, type Account } from '../../support/functions/accounts/accounts.ts';
import { serveAlone, type ServedAlone } from '../../support/functions/serve-alone.ts';

const orderCount = 1000;
const notes = 'x'.repeat(16_000);
/** Measured growth is 77 MB when all orders are read before the answer, and 33 MB when read page by page. */
const maxGrowthMegabytes = 55;

let queriesLeft = Number.POSITIVE_INFINITY;
const proxy = await startFirestoreProxy({
  emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  decideFailure(method) {
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
});

describe('the export of a large account', () => {
  it('is complete, newest first, from a process that does not hold it in memory', async () => {
    await (await ask(await signUp())).json();
    let moments: string[] = [];
    const growth = await served.growthDuring(async () => {
      const { orders } = (await (await ask(account)).json()) as { orders: { createdAt: string }[] };
      moments = orders.map(({ createdAt }) => createdAt);
    });
    expect(moments).toHaveLength(orderCount);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(growth).toBeLessThan(maxGrowthMegabytes);
  });

  it('aborts when the database fails midway, and does not look complete', async () => {
    queriesLeft = 6;
    const answer = await ask(account);
    expect(answer.status).toBe(200);
    const received = answer.text().then(({ length }) => length);
    await expect(received).rejects.toThrow('terminated');
  });
});

async function storeOrders(uid: string): Promise<void> {
  const order = { ...anOrder(uid), notes };
  const orders = firestore.collection(userCollectionPath(uid, 'orders'));
  const writer = firestore.bulkWriter();
  for (let second = 0; second < orderCount; second += 1) {
    void writer.create(orders.doc(), { ...order, createdAt: Timestamp.fromMillis(second * 1000) });
  }
  await writer.close();
}

function ask({ token }: Account): Promise<Response> {
  return fetch(served.url, { headers: { Authorization: `Bearer ${token}` } });
}
