import { expect, onTestFinished, test } from 'vitest';
import { aPayment } from '../razorpay-sandbox/builders.ts';
import { startReceiver } from '../razorpay-sandbox/webhooks/receiver.ts';
import { deliverAll } from './deliver-all.ts';
import { makeDelivery } from './delivery.ts';

const deliveries = ['pay_00000000000001', 'pay_00000000000002'].map((id) =>
  makeDelivery('payment.captured', { payment: aPayment({ id }) }),
);

test('sends what was refused or broken off again after the others, until it is taken', async () => {
  const receiver = await startReceiver((response, nth) => {
    if (nth === 1) response.writeHead(500).end();
    else if (nth === 2) response.destroy();
    else response.writeHead(200).end();
  });
  onTestFinished(() => receiver.close());
  let taken = 0;
  const result = await deliverAll(receiver.url, deliveries, {
    atOnce: 1,
    onTaken: () => (taken += 1),
  });
  const ids = receiver.received.map(({ headers }) => headers['x-razorpay-event-id']);
  const [first, second] = deliveries.map(({ eventId }) => eventId);
  expect(ids).toEqual([first, second, first, second]);
  expect({ ...result, durations: result.durations.length, taken }).toMatchObject({
    durations: 2,
    refused: 1,
    unanswered: 1,
    taken: 2,
  });
  expect(receiver.received[0]?.body).toBe(receiver.received[2]?.body);
});
