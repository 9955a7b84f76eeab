import { describe, expect, test, vi } from 'vitest';
import { aPayment } from '../builders.ts';
import { openSandbox, testAccount } from '../open-sandbox.ts';
import { sign } from '../signatures.ts';
import { retryDelay } from './delivery.ts';

const payment = aPayment();
const refund = `POST /v1/payments/${payment.id}/refund`;

/** Resolves when the states of all deliveries, newest first, are these. */
async function expectStates(sandbox: { states: () => Promise<string[]> }, states: string[]) {
  await vi.waitFor(async () => expect(await sandbox.states()).toEqual(states), 10_000);
}

describe('an event', () => {
  test('is the published envelope, signed over the bytes that are sent, with an id of its own', async () => {
    const sandbox = await openSandbox({ payments: [payment] });
    await sandbox.call(refund);
    await sandbox.receivedEvents(2);
    const [request] = sandbox.received;
    const body = request?.body ?? '';
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-razorpay-signature': sign(testAccount.webhookSecret, body),
    });
    expect(body).toContain(String.raw`Invoice 12\/2026 \u2013 \u20b918,999`);
    expect(JSON.parse(body)).toEqual({
      entity: 'event',
      account_id: testAccount.accountId,
      event: 'refund.created',
      contains: ['refund', 'payment'],
      payload: { refund: expect.anything() as unknown, payment: expect.anything() as unknown },
      created_at: expect.closeTo(Date.now() / 1000, -1) as number,
    });
    expect(new Set(sandbox.eventIds()).size).toBe(2);
  });

  test.each([500, 400, 302])('is sent again after a %i', async (status) => {
    const sandbox = await openSandbox({}, (response, nth) => {
      response.writeHead(nth === 1 ? status : 204, { Location: '/elsewhere' }).end();
    });
    await sandbox.createPayment({ method: 'upi', vpa: 'failure@razorpay' });
    const [first, second] = await sandbox.receivedEvents(2);
    await expectStates(sandbox, ['delivered']);
    expect(second).toEqual(first);
    expect(new Set(sandbox.eventIds()).size).toBe(1);
    expect(await sandbox.deliveries()).toMatchObject([{ outcomes: [String(status), '204'] }]);
  });

  test('is sent after pauses that double, up to 24 hours after it happened', () => {
    const day = 24 * 60 * 60 * 1000;
    const pauses = [1, 2, 3, 4].map((attempts) => retryDelay(attempts, 0, day));
    expect(pauses).toEqual([1000, 2000, 4000, 8000]);
    expect(retryDelay(1, day - 1000, day)).toBe(1000);
    expect(retryDelay(1, day - 999, day)).toBeUndefined();
  });
});

test('copies: each event is sent so many times, with one id and the same bytes', async () => {
  const sandbox = await openSandbox();
  await sandbox.setFaults({ webhooks: { copies: 3 } });
  await sandbox.pay();
  await sandbox.receivedEvents(9);
  expect(new Set(sandbox.eventIds()).size).toBe(3);
  expect(new Set(sandbox.received.map(({ body }) => body)).size).toBe(3);
});

describe('sequence', () => {
  test('newest-first: a full batch is sent at once, the other way round', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ webhooks: { sequence: 'newest-first' } });
    await sandbox.pay();
    expect(await sandbox.states()).not.toContain('held back');
    expect(await sandbox.receivedNames(3)).toEqual([
      'order.paid',
      'payment.captured',
      'payment.authorized',
    ]);
  });

  test.each([
    ['nothing more comes', undefined],
    ['the switches of webhooks change', { webhooks: { sequence: 'as-published' } } as const],
  ])('an incomplete batch is sent in its sequence when %s', async (_, change) => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ webhooks: { sequence: 'newest-first', batch: 100 } });
    await sandbox.pay();
    expect(await sandbox.states()).toEqual(['held back', 'held back', 'held back']);
    expect(sandbox.received).toEqual([]);
    if (change) await sandbox.setFaults(change);
    expect((await sandbox.receivedNames(3))[0]).toBe('order.paid');
  });
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
  expect((await sandbox.states())[0]).toBe('delayed');
  await sandbox.ask('POST /control/reset');
  await sandbox.receivedEvents(6);
});

describe('snapshot stale shows the payment as it was before', () => {
  test('its capture', async () => {
    const { setFaults, pay, receivedEvents } = await openSandbox();
    await setFaults({ webhooks: { snapshot: 'stale' } });
    await pay();
    const events = await receivedEvents(3);
    const statuses = events.map(({ event, payload }) => [event, payload.payment.entity.status]);
    expect(Object.fromEntries(statuses)).toEqual({
      'payment.authorized': 'created',
      'payment.captured': 'authorized',
      'order.paid': 'authorized',
    });
  });
});

test.each([
  ['as-is', [], { reason: 'twice' }],
  ['list', [], ['twice']],
  ['object', {}, { reason: 'twice' }],
] as const)('notes %s', async (notes, empty, full) => {
  const { setFaults, call, receivedEvents } = await openSandbox({ payments: [payment] });
  await setFaults({ webhooks: { notes } });
  await call(refund, { notes: { reason: 'twice' } });
  const [created] = await receivedEvents(2);
  expect(created?.payload.payment.entity.notes).toEqual(empty);
  expect(created?.payload.refund?.entity.notes).toEqual(full);
});

describe('resend', () => {
  const resend = 'POST /control/webhooks/resend';

  test('sends dropped events, oldest first, whatever the other switches say', async () => {
    const { ask, pay, received } = await openSandbox();
    await ask('POST /control/faults', { webhooks: { drop: 'all', copies: 2, delayMs: 60_000 } });
    const { paymentId } = await pay();
    expect(received).toEqual([]);
    expect((await ask(resend, { paymentId })).content).toEqual({
      sent: ['payment.authorized', 'payment.captured', 'order.paid'].map((event) => ({
        event,
        paymentId,
        eventId: expect.stringMatching(/^evt_\w{14}$/) as string,
        outcome: '200',
      })),
    });
    expect(received).toHaveLength(3);
  });

  test('finds one event by its id, and nothing by an unknown one', async () => {
    const { ask, pay, receivedEvents, eventIds } = await openSandbox();
    await pay();
    await receivedEvents(3);
    const [eventId] = eventIds();
    expect((await ask(resend, { eventId })).content).toMatchObject({ sent: [{ eventId }] });
    expect(eventIds()).toHaveLength(4);
    expect(new Set(eventIds()).size).toBe(3);
    expect((await ask(resend, { eventId: 'evt_unknown' })).content).toEqual({ sent: [] });
  });
});
