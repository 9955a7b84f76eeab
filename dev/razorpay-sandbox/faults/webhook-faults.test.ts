import { describe, expect, test, vi } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox, webhookSecrets } from '../open-sandbox.ts';
import { sign } from '../signatures.ts';
import type { Delivery } from '../webhooks/delivery.ts';

const threeEvents = ['order.paid', 'payment.authorized', 'payment.captured'];

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

async function deliveriesOf({ control }: Sandbox): Promise<Delivery[]> {
  const { content } = await control<{ deliveries: Delivery[] }>('GET /overview');
  return content.deliveries;
}

function eventIdsOf({ received }: Sandbox): (string | string[] | undefined)[] {
  return received.map(({ headers }) => headers['x-razorpay-event-id']);
}

test('copies: each event is sent so many times, with one id and the same bytes', async () => {
  const sandbox = await openSandbox();
  await sandbox.setFaults({ webhooks: { copies: 3 } });
  await sandbox.pay();
  await sandbox.receivedEvents(9);
  expect(new Set(eventIdsOf(sandbox)).size).toBe(3);
  expect(new Set(sandbox.received.map(({ body }) => body)).size).toBe(3);
});

test('sequence newest-first: a full batch is sent at once, the other way round', async () => {
  const sandbox = await openSandbox();
  await sandbox.setFaults({ webhooks: { sequence: 'newest-first' } });
  await sandbox.pay();
  const states = (await deliveriesOf(sandbox)).map(({ state }) => state);
  expect(states).not.toContain('held back');
  const names = (await sandbox.receivedEvents(3)).map(({ event }) => event);
  expect(names).toEqual(['order.paid', 'payment.captured', 'payment.authorized']);
});

test('sequence shuffled: a full batch is sent complete', async () => {
  const { setFaults, pay, receivedEvents } = await openSandbox();
  await setFaults({ webhooks: { sequence: 'shuffled', batch: 6 } });
  await pay();
  await pay();
  const names = (await receivedEvents(6)).map(({ event }) => event);
  expect(names.toSorted()).toEqual([...threeEvents, ...threeEvents].toSorted());
});

test('an incomplete batch is sent when nothing more comes', async () => {
  const sandbox = await openSandbox();
  await sandbox.setFaults({ webhooks: { sequence: 'newest-first', batch: 100 } });
  await sandbox.pay();
  const states = (await deliveriesOf(sandbox)).map(({ state }) => state);
  expect(states).toEqual(['held back', 'held back', 'held back']);
  expect(sandbox.received).toEqual([]);
  const names = (await sandbox.receivedEvents(3)).map(({ event }) => event);
  expect(names[0]).toBe('order.paid');
});

test('what is held back is sent in its sequence when the switches of webhooks change', async () => {
  const { setFaults, pay, receivedEvents } = await openSandbox();
  await setFaults({ webhooks: { sequence: 'newest-first', batch: 100 } });
  await pay();
  await setFaults({ webhooks: { sequence: 'as-published' } });
  const names = (await receivedEvents(3)).map(({ event }) => event);
  expect(names[0]).toBe('order.paid');
});

test('delayMs: events are sent later, and a reset sends them immediately', async () => {
  const sandbox = await openSandbox();
  await sandbox.setFaults({ webhooks: { delayMs: 300 } });
  const paidAt = performance.now();
  await sandbox.pay();
  await sandbox.receivedEvents(3);
  expect(performance.now() - paidAt).toBeGreaterThan(290);

  await sandbox.setFaults({ webhooks: { delayMs: 3_600_000 } });
  await sandbox.pay();
  const [delivery] = await deliveriesOf(sandbox);
  expect(delivery?.state).toBe('delayed');
  await sandbox.control('POST /control/reset');
  await sandbox.receivedEvents(6);
});

describe('drop', () => {
  test('keeps the named events from being sent, and the rest is sent', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ webhooks: { drop: ['payment.captured', 'order.paid'] } });
    await sandbox.pay();
    expect(await sandbox.receivedEvents(1)).toMatchObject([{ event: 'payment.authorized' }]);
    const states = (await deliveriesOf(sandbox)).map(({ event, state }) => [event, state]);
    expect(states).toContainEqual(['order.paid', 'dropped']);
    expect(states).toContainEqual(['payment.captured', 'dropped']);
  });

  test('"all" drops every event, and a resend sends them', async () => {
    const sandbox = await openSandbox();
    await sandbox.control('POST /control/faults', { webhooks: { drop: 'all' } });
    const { paymentId } = await sandbox.pay();
    expect(sandbox.received).toEqual([]);
    const answer = await sandbox.control('POST /control/webhooks/resend', { paymentId });
    expect(answer.content).toEqual({
      sent: ['payment.authorized', 'payment.captured', 'order.paid'].map((event) => ({
        event,
        paymentId,
        eventId: expect.stringMatching(/^evt_\w{14}$/) as string,
        outcome: '200',
      })),
    });
    expect(sandbox.received).toHaveLength(3);
  });
});

describe('snapshot stale shows the payment as it was before', () => {
  test('its capture', async () => {
    const { setFaults, pay, receivedEvents } = await openSandbox();
    await setFaults({ webhooks: { snapshot: 'stale' } });
    await pay();
    const shown = (await receivedEvents(3)).map(({ event, payload }) => [
      event,
      payload.payment.entity.status,
    ]);
    expect(Object.fromEntries(shown)).toEqual({
      'payment.authorized': 'created',
      'payment.captured': 'authorized',
      'order.paid': 'authorized',
    });
  });

  test('its refund', async () => {
    const payment = aPayment();
    const { setFaults, call, receivedEvents } = await openSandbox({
      orders: [anOrder({ status: 'paid' })],
      payments: [payment],
    });
    await setFaults({ webhooks: { snapshot: 'stale' } });
    await call(`POST /v1/payments/${payment.id}/refund`);
    const [created, processed] = await receivedEvents(2);
    const unrefunded = { payload: { payment: { entity: { ...payment, amount_refunded: 0 } } } };
    expect(created).toMatchObject({ event: 'refund.created', ...unrefunded });
    expect(processed).toMatchObject({ event: 'refund.processed', ...unrefunded });
  });
});

test.each([
  ['previous', webhookSecrets.previous],
  ['current', webhookSecrets.current],
] as const)('secret %s: events are signed with it', async (secret, expected) => {
  const { setFaults, pay, received, receivedEvents } = await openSandbox();
  await setFaults({ webhooks: { secret } });
  await pay();
  await receivedEvents(3);
  for (const { headers, body } of received) {
    expect(headers['x-razorpay-signature']).toBe(sign(expected, body));
  }
});

test('secret wrong: no known secret fits the signature', async () => {
  const { setFaults, pay, received, receivedEvents } = await openSandbox();
  await setFaults({ webhooks: { secret: 'wrong' } });
  await pay();
  await receivedEvents(3);
  for (const { headers, body } of received) {
    const known = Object.values(webhookSecrets).map((secret) => sign(secret, body));
    expect(known).not.toContain(headers['x-razorpay-signature']);
  }
});

describe('notes', () => {
  test.each([
    ['as-is', [], { reason: 'twice' }],
    ['list', [], ['twice']],
    ['object', {}, { reason: 'twice' }],
  ] as const)('%s', async (notes, empty, full) => {
    const payment = aPayment({ notes: [] });
    const { setFaults, call, receivedEvents } = await openSandbox({
      orders: [anOrder()],
      payments: [payment],
    });
    await setFaults({ webhooks: { notes } });
    await call(`POST /v1/payments/${payment.id}/refund`, { notes: { reason: 'twice' } });
    const [created] = await receivedEvents(2);
    expect(created?.payload.payment.entity.notes).toEqual(empty);
    expect(created?.payload.refund?.entity.notes).toEqual(full);
  });
});

describe('resend', () => {
  test('sends a delivered event once more, whatever the other switches say', async () => {
    const sandbox = await openSandbox();
    await sandbox.pay();
    await sandbox.receivedEvents(3);
    await sandbox.setFaults({ webhooks: { copies: 2, drop: ['order.paid'], delayMs: 60_000 } });
    await sandbox.control('POST /control/webhooks/resend', { event: 'order.paid' });
    await sandbox.receivedEvents(4);
    expect(new Set(eventIdsOf(sandbox)).size).toBe(3);
  });

  test('sends what is held back, and not again with its batch', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ webhooks: { sequence: 'newest-first', batch: 100 } });
    await sandbox.pay();
    await sandbox.control('POST /control/webhooks/resend', { event: 'payment.captured' });
    expect(sandbox.events()).toMatchObject([{ event: 'payment.captured' }]);
    await sandbox.setFaults({ webhooks: {} });
    const names = (await sandbox.receivedEvents(3)).map(({ event }) => event);
    expect(names).toEqual(['payment.captured', 'order.paid', 'payment.authorized']);
  });

  test('sends what is delayed, and not again when its time comes', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ webhooks: { delayMs: 300 } });
    await sandbox.pay();
    await sandbox.control('POST /control/webhooks/resend', { event: 'payment.captured' });
    expect(sandbox.events()).toMatchObject([{ event: 'payment.captured' }]);
    const names = (await sandbox.receivedEvents(3)).map(({ event }) => event);
    expect(names.toSorted()).toEqual(threeEvents);
  });

  test('finds one event by its id, and nothing by an unknown one', async () => {
    const sandbox = await openSandbox();
    await sandbox.pay();
    await sandbox.receivedEvents(3);
    const [eventId] = eventIdsOf(sandbox);
    const resend = (id: unknown) =>
      sandbox.control('POST /control/webhooks/resend', { eventId: id });
    expect((await resend(eventId)).content).toMatchObject({ sent: [{ eventId }] });
    expect((await resend('evt_unknown')).content).toEqual({ sent: [] });
  });

  test('says what the site answered', async () => {
    const sandbox = await openSandbox(undefined, (response) => response.writeHead(400).end());
    await sandbox.control('POST /control/faults', { webhooks: { drop: 'all' } });
    await sandbox.pay();
    const { content } = await sandbox.control('POST /control/webhooks/resend', {
      event: 'order.paid',
    });
    expect(content).toMatchObject({ sent: [{ outcome: '400' }] });
    const [delivery] = await deliveriesOf(sandbox);
    expect(delivery).toMatchObject({ state: 'waiting', outcomes: ['400'] });
  });
});

test('a reset sends no failed event again', async () => {
  const sandbox = await openSandbox(undefined, (response) => response.writeHead(500).end());
  await sandbox.pay();
  await sandbox.receivedEvents(3);
  await vi.waitFor(async () => {
    const states = (await deliveriesOf(sandbox)).map(({ state }) => state);
    expect(states).toEqual(['waiting', 'waiting', 'waiting']);
  });
  await sandbox.control('POST /control/reset');
  expect(await deliveriesOf(sandbox)).toEqual([]);

  await sandbox.pay();
  await sandbox.receivedEvents(9);
  const perEvent = Object.values(Object.groupBy(eventIdsOf(sandbox), String));
  expect(perEvent.map((sent) => sent?.length)).toEqual([1, 1, 1, 2, 2, 2]);
});
