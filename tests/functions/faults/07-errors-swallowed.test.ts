import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { grpcStatus, type CallFate } from '../../../dev/firestore-proxy/call-fate.ts';
import { startFirestoreProxy, type FirestoreProxy } from '../../../dev/firestore-proxy/proxy.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import type * as Payments from '../../support/functions/payments.ts';
import type * as Stored from '../../support/functions/stored.ts';
import { suite } from '../../support/functions/suite.ts';
import { anEvent, aPaymentEntity } from '../../support/functions/webhooks.ts';

expectErrors('endpoint-failed');

let proxy: FirestoreProxy;
/** What happens to the next commits, one after the other. */
let fates: CallFate[];
let url: string;
let payments: typeof Payments;
let stored: typeof Stored;

/** The endpoint as it is deployed, on a database whose commits fail when they are told to. */
beforeAll(async () => {
  const emulatorHost = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  proxy = await startFirestoreProxy({
    emulatorHost,
    decideFate: (method) => (method === 'Commit' && fates.shift()) || {},
  });
  // Read once, when the functions are loaded.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  payments = await import('../../support/functions/payments.ts');
  stored = await import('../../support/functions/stored.ts');
  const { razorpayWebhook } =
    await import('../../../functions/src/payments/webhook/razorpay-webhook.endpoint.ts');
  http('webhook', razorpayWebhook as Parameters<typeof http>[1]);
  const server = getTestServer('webhook').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not a TCP server.');
  url = `http://127.0.0.1:${address.port}`;
});
beforeEach(() => {
  fates = [];
});
afterAll(() => proxy.close());

it('fault 7, errors swallowed: a commit that fails is answered with 500, and settles when it is sent again', async () => {
  const { order, payment } = await payments.anOpenOrder();
  const event = anEvent('payment.captured', payment);
  fates = [{ refusedWith: grpcStatus.internal }];
  expect(await deliver(event)).toBe(500);
  expect(await stored.read(order.path)).toMatchObject({ status: 'Pending' });
  expect(await payments.ledgerEntry(payment)).toBeUndefined();
  expect(await deliver(event)).toBe(200);
  expect(await stored.read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
});

it('fault 7, errors swallowed: a commit whose answer was lost books nothing twice', async () => {
  const { order, payment } = await payments.anOpenOrder();
  const event = anEvent('payment.captured', payment);
  fates = [{ answerLostAs: grpcStatus.internal }];
  expect(await deliver(event)).toBe(500);
  expect(await deliver(event)).toBe(200);
  expect(await stored.read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  await expect.poll(() => payments.lettersAbout(payment)).toEqual([`paid_${payment.id}`]);
});

it('fault 7, errors swallowed: a commit that another one crossed is tried again at once', async () => {
  const { order, payment } = await payments.anOpenOrder();
  fates = [{ refusedWith: grpcStatus.aborted }];
  expect(await deliver(anEvent('payment.captured', payment))).toBe(200);
  expect(await stored.read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
});

it('fault 7, errors swallowed: what can’t be parked is answered with 500 as well', async () => {
  fates = [{ refusedWith: grpcStatus.internal }];
  expect(await deliver(anEvent('subscription.charged', aPaymentEntity()))).toBe(500);
});

it('fault 7, errors swallowed: what the operator can’t be told of is answered with 500, and told when it is sent again', async () => {
  const { payment } = await payments.anOpenOrder();
  const dispute = anEvent('payment.dispute.created', payment);
  const foreign = { ...anEvent('payment.captured', payment), account_id: null };
  const refused = { refusedWith: grpcStatus.internal };
  for (const [event, commits] of [
    [dispute, [{}, refused]],
    [foreign, [refused]],
  ] as const) {
    fates = [...commits];
    expect(await deliver(event)).toBe(500);
    expect(await deliver(event)).toBe(200);
  }
  expect(await payments.attentionAbout(payment)).toEqual(['dispute']);
});

async function deliver(event: object): Promise<number> {
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', suite.razorpayWebhookSecret).update(body).digest('hex');
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Razorpay-Signature': signature,
      'X-Razorpay-Event-Id': randomUUID(),
    },
    body,
  });
  return answer.status;
}
