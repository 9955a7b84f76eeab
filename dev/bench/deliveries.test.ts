import { expect, onTestFinished, test } from 'vitest';
import { aPayment } from '../razorpay-sandbox/builders.ts';
import { startReceiver } from '../razorpay-sandbox/webhooks/receiver.ts';
import { deliverAll, makeDelivery } from './deliveries.ts';

const deliveries = ['1', '2', '3'].map((number) =>
  makeDelivery('payment.captured', { payment: aPayment({ id: `pay_0000000000000${number}` }) }),
);

test('sends a delivery that was refused or broken off again after the others, until it is taken', async () => {
  const receiver = await startReceiver((response, nth) => {
    if (nth === 1) response.writeHead(500).end();
    else if (nth === 2) response.destroy();
    else response.writeHead(200).end();
  });
  onTestFinished(() => receiver.close());
  const taken: string[] = [];
  const result = await deliverAll(receiver.url, deliveries, {
    atOnce: 1,
    onTaken: ({ eventId }) => taken.push(eventId),
  });
  const sent = receiver.received.map(({ headers }) => headers['x-razorpay-event-id']);
  const [first, second, third] = deliveries.map(({ eventId }) => eventId);
  expect(sent).toEqual([first, second, third, first, second]);
  expect(taken).toEqual([third, first, second]);
  expect(result.durations).toHaveLength(3);
  expect(result).toMatchObject({ refused: 1, unanswered: 1 });
  expect(receiver.received[3]?.body).toBe(receiver.received[0]?.body);
});

test('sends as many deliveries at once as it is told', async () => {
  const open: (() => void)[] = [];
  let most = 0;
  const receiver = await startReceiver((response) => {
    open.push(() => response.end());
    most = Math.max(most, open.length);
    if (open.length === 2 || receiver.received.length === 3) open.splice(0).map((end) => end());
  });
  onTestFinished(() => receiver.close());
  await deliverAll(receiver.url, deliveries, { atOnce: 2 });
  expect(most).toBe(2);
});
