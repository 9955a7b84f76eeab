import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { sign } from '../signatures.ts';
import { startReceiver } from './receiver.ts';
import type { EventSubjects } from './webhook-event.ts';
import type { EventName } from './event-names.ts';
import { createWebhookSender, retryDelay } from './webhook-sender.ts';

const secret = 'whsec_test';

async function setUp(answer: (response: ServerResponse, nth: number) => void) {
  const receiver = await startReceiver(answer);
  const sender = createWebhookSender({
    accountId: 'acc_1',
    url: receiver.url,
    secret: () => secret,
  });
  onTestFinished(() => {
    sender.close();
    receiver.close();
  });
  return {
    ...receiver,
    sender,
    publish: (event: EventName, subjects: EventSubjects) =>
      void sender.send(sender.record(event, subjects)),
  };
}

function answerOk(response: ServerResponse): void {
  response.writeHead(200).end();
}

test('sends the published envelope, signed over the bytes that it sends', async () => {
  const { sender, publish, received } = await setUp(answerOk);
  const payment = aPayment();
  const order = anOrder({ status: 'paid' });
  publish('order.paid', { payment, order });
  await vi.waitFor(() => expect(sender.deliveries()[0]?.state).toBe('delivered'));

  const [request] = received;
  expect(request?.headers['content-type']).toBe('application/json');
  expect(request?.headers['x-razorpay-signature']).toBe(sign(secret, request?.body ?? ''));
  expect(request?.body).toContain(String.raw`Invoice 12\/2026 \u2013 \u20b918,999`);
  expect(JSON.parse(request?.body ?? '')).toEqual({
    entity: 'event',
    account_id: 'acc_1',
    event: 'order.paid',
    contains: ['payment', 'order'],
    payload: { payment: { entity: payment }, order: { entity: order } },
    created_at: expect.closeTo(Date.now() / 1000, -1) as number,
  });
});

test('gives each event an id of its own', async () => {
  const { publish, received } = await setUp(answerOk);
  publish('payment.authorized', { payment: aPayment() });
  publish('payment.captured', { payment: aPayment() });
  await vi.waitFor(() => expect(received).toHaveLength(2));
  const ids = received.map(({ headers }) => headers['x-razorpay-event-id']);
  expect(new Set(ids).size).toBe(2);
});

test.each([500, 400, 302])('sends the same event again after a %i', async (status) => {
  const { sender, publish, received } = await setUp((response, nth) => {
    response.writeHead(nth === 1 ? status : 204, { Location: '/elsewhere' }).end();
  });
  publish('payment.captured', { payment: aPayment() });
  await vi.waitFor(() => expect(sender.deliveries()[0]?.state).toBe('delivered'), 5000);
  const [first, second] = received;
  expect(received).toHaveLength(2);
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['x-razorpay-event-id']).toBe(first?.headers['x-razorpay-event-id']);
  expect(sender.deliveries()[0]?.outcomes).toEqual([String(status), '204']);
});

test('treats a missing answer within 5 s as a failure', async () => {
  const { sender, publish } = await setUp((response, nth) => {
    if (nth > 1) answerOk(response);
  });
  publish('payment.captured', { payment: aPayment() });
  await vi.waitFor(() => expect(sender.deliveries()[0]?.state).toBe('delivered'), 10_000);
  expect(sender.deliveries()[0]?.outcomes).toEqual(['no answer within 5 s', '200']);
});

test('one event does not wait for another', async () => {
  const { sender, publish, received } = await setUp((response, nth) => {
    if (nth > 1) answerOk(response);
  });
  publish('payment.authorized', { payment: aPayment() });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  publish('payment.captured', { payment: aPayment() });
  await vi.waitFor(() => expect(sender.deliveries()[0]?.state).toBe('delivered'));
  expect(sender.deliveries()[1]?.state).toBe('sending');
});

test('sends no more than three events at once', async () => {
  const held: ServerResponse[] = [];
  const { sender, publish, received } = await setUp((response) => held.push(response));
  for (let count = 0; count < 5; count += 1) publish('payment.captured', { payment: aPayment() });
  await vi.waitFor(() => expect(received).toHaveLength(3));
  for (const [index] of sender.deliveries().entries()) {
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(index));
    expect(held.length).toBeLessThanOrEqual(index + 3);
    answerOk(held[index] as ServerResponse);
  }
  const isDelivered = () => sender.deliveries().every(({ state }) => state === 'delivered');
  await vi.waitFor(() => expect(isDelivered()).toBe(true));
});

test('waits for no retry any more once it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { sender, publish } = await setUp((response) => response.writeHead(500).end());
  publish('payment.captured', { payment: aPayment() });
  await vi.waitUntil(() => sender.deliveries()[0]?.state === 'waiting');
  const timers = vi.getTimerCount();
  sender.close();
  expect(vi.getTimerCount()).toBe(timers - 1);
});

const hour = 60 * 60 * 1000;

test('doubles the pause with each failed attempt', () => {
  expect([1, 2, 3, 4].map((attempts) => retryDelay(attempts, 0))).toEqual([1000, 2000, 4000, 8000]);
});

test('sends nothing more than 24 hours after the event', () => {
  expect(retryDelay(1, 24 * hour - 1000)).toBe(1000);
  expect(retryDelay(1, 24 * hour - 999)).toBeUndefined();
});
