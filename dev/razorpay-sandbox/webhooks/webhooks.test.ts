import { describe, expect, test } from 'vitest';
import { openSandbox } from '../open-sandbox.ts';
import { retryDelay } from './delivery.ts';

describe('an event', () => {
  test.each([500, 302])('is resent after a %i', async (status) => {
    const sandbox = await openSandbox({}, (response, nth) => {
      response.writeHead(nth === 1 ? status : 204, { Location: '/elsewhere' }).end();
    });
    await sandbox.createPayment({ method: 'upi', vpa: 'failure@razorpay' });
    const [first, second] = await sandbox.receivedEvents(2);
    expect(second).toEqual(first);
    const ids = sandbox.received.map(({ headers }) => headers['x-razorpay-event-id']);
    expect(new Set(ids).size).toBe(1);
    const sent = { state: 'delivered', outcomes: [String(status), '204'] };
    await expect.poll(() => sandbox.deliveries()).toMatchObject([sent]);
  });

  test('is resent after doubling delays, up to 24 hours after it happened', () => {
    const day = 24 * 60 * 60 * 1000;
    const pauses = [1, 2, 3, 4].map((attempts) => retryDelay(attempts, 0, day));
    expect(pauses).toEqual([1000, 2000, 4000, 8000]);
    expect(retryDelay(1, day - 1000, day)).toBe(1000);
    expect(retryDelay(1, day - 999, day)).toBeUndefined();
  });
});

test('a resend sends dropped events once, oldest first', async () => {
  const { ask, createPayment, setFaults, received } = await openSandbox();
  await setFaults({ webhooks: { drop: 'all' } });
  await createPayment({ method: 'upi', vpa: 'success@razorpay' });
  expect(received).toEqual([]);
  const resend = (wanted: object) => ask('POST /control/webhooks/resend', wanted);
  const published = ['payment.authorized', 'payment.captured', 'order.paid'];
  const sent = published.map((event) => ({ event, outcome: '200' }));
  expect((await resend({})).content).toMatchObject({ sent });
  expect(received).toHaveLength(3);
  expect((await resend({ eventId: 'evt_unknown' })).content).toEqual({ sent: [] });
});
