import { describe, expect, test, vi } from 'vitest';
import { aPayment } from '../builders.ts';
import type { Groups } from '../faults/switches.ts';
import { openSandbox } from '../open-sandbox.ts';
import { retryDelay } from './delivery.ts';

const payment = aPayment();

describe('an event', () => {
  test.each([500, 400, 302])('is resent after a %i', async (status) => {
    const sandbox = await openSandbox({}, (response, nth) => {
      response.writeHead(nth === 1 ? status : 204, { Location: '/elsewhere' }).end();
    });
    await sandbox.createPayment({ method: 'upi', vpa: 'failure@razorpay' });
    const [first, second] = await sandbox.receivedEvents(2);
    expect(second).toEqual(first);
    expect(new Set(sandbox.eventIds()).size).toBe(1);
    const sent = { state: 'delivered', outcomes: [String(status), '204'] };
    await vi.waitFor(async () => expect(await sandbox.deliveries()).toMatchObject([sent]));
  });

  test('is resent after doubling delays, up to 24 hours after it happened', () => {
    const day = 24 * 60 * 60 * 1000;
    const pauses = [1, 2, 3, 4].map((attempts) => retryDelay(attempts, 0, day));
    expect(pauses).toEqual([1000, 2000, 4000, 8000]);
    expect(retryDelay(1, day - 1000, day)).toBe(1000);
    expect(retryDelay(1, day - 999, day)).toBeUndefined();
  });
});

const published = ['payment.authorized', 'payment.captured', 'order.paid'];

test.each<[Partial<Groups['webhooks']>, state: string, expected: string[]]>([
  [{ sequence: 'newest-first', batch: 4 }, 'held back', published.toReversed()],
  [{ delayMs: 300 }, 'delayed', published],
])(
  'with the switches %j, the events of a payment are first %s',
  async (webhooks, state, expected) => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ webhooks });
    await sandbox.pay();
    expect(await sandbox.states()).toEqual([state, state, state]);
    expect(await sandbox.receivedNames(3)).toEqual(expected);
  },
);

test('copies sends each event several times with one ID', async () => {
  const sandbox = await openSandbox();
  await sandbox.setFaults({ webhooks: { copies: 3 } });
  await sandbox.pay();
  await sandbox.receivedEvents(9);
  expect(new Set(sandbox.eventIds()).size).toBe(3);
});

test('snapshot stale shows the payment before its change', async () => {
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

test.each([
  ['as-is', [], { reason: 'twice' }],
  ['list', [], ['twice']],
  ['object', {}, { reason: 'twice' }],
] as const)('notes %s', async (notes, empty, full) => {
  const { setFaults, call, receivedEvents } = await openSandbox({ payments: [payment] });
  await setFaults({ webhooks: { notes } });
  await call(`POST /v1/payments/${payment.id}/refund`, { notes: { reason: 'twice' } });
  const [created] = await receivedEvents(2);
  expect(created?.payload.payment.entity.notes).toEqual(empty);
  expect(created?.payload.refund?.entity.notes).toEqual(full);
});

test('a resend sends dropped events, oldest first, despite the other switches', async () => {
  const { ask, pay, setFaults, events } = await openSandbox();
  await setFaults({ webhooks: { drop: 'all', copies: 2, delayMs: 60_000 } });
  const { paymentId } = await pay();
  expect(events()).toEqual([]);
  const resend = (wanted: object) => ask('POST /control/webhooks/resend', wanted);
  const sent = published.map((event) => ({ event, paymentId, outcome: '200' }));
  expect((await resend({ paymentId })).content).toMatchObject({ sent });
  expect(events()).toHaveLength(3);
  expect((await resend({ eventId: 'evt_unknown' })).content).toEqual({ sent: [] });
});
