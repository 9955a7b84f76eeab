import { expect, it, vi } from 'vitest';
import { grpcStatus } from '../../../dev/firestore-proxy/call-failure.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import {
  anOpenOrder,
  alertsAbout,
  paymentRecord,
  emailsAbout,
} from '../../support/functions/payments/payments.ts';
import { read } from '../../support/functions/stored.ts';
import { anEvent, aPaymentEntity, deliver } from '../../support/functions/payments/webhooks.ts';

const failCommits = await vi.hoisted(async () => {
  const { startFailingDatabase } = await import('../../support/functions/failing-database.ts');
  return startFailingDatabase();
});

expectErrors('endpoint-failed');
const refused = { refusedWith: grpcStatus.internal };

it('fault 7, errors swallowed: a failed commit is answered with 500, and the next delivery records the payment', async () => {
  const { order, payment } = await anOpenOrder();
  const event = anEvent('payment.captured', payment);
  failCommits(refused);
  expect(await deliver(event)).toMatchObject({ status: 500 });
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  expect(await paymentRecord(payment)).toBeUndefined();
  expect(await deliver(event)).toMatchObject({ status: 200 });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
});

it('fault 7, errors swallowed: a commit whose answer was lost records nothing twice', async () => {
  const { order, payment } = await anOpenOrder();
  const event = anEvent('payment.captured', payment);
  failCommits({ answerLostAs: grpcStatus.internal });
  expect(await deliver(event)).toMatchObject({ status: 500 });
  expect(await deliver(event)).toMatchObject({ status: 200 });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  await expect.poll(() => emailsAbout(payment)).toEqual([`paid_${payment.id}`]);
});

it('fault 7, errors swallowed: a conflicting commit is retried at once', async () => {
  const { order, payment } = await anOpenOrder();
  failCommits({ refusedWith: grpcStatus.aborted });
  expect(await deliver(anEvent('payment.captured', payment))).toMatchObject({ status: 200 });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
});

it('fault 7, errors swallowed: an event that cannot be quarantined is answered with 500 too', async () => {
  failCommits(refused);
  const event = anEvent('subscription.charged', aPaymentEntity());
  expect(await deliver(event)).toMatchObject({ status: 500 });
});

it('fault 7, errors swallowed: a failed alert is answered with 500, and the next delivery raises it', async () => {
  const { payment } = await anOpenOrder();
  const dispute = anEvent('payment.dispute.created', payment);
  const foreign = { ...anEvent('payment.captured', payment), account_id: null };
  for (const [event, commits] of [
    [dispute, [refused]],
    [foreign, [refused]],
  ] as const) {
    failCommits(...commits);
    expect(await deliver(event)).toMatchObject({ status: 500 });
    expect(await deliver(event)).toMatchObject({ status: 200 });
  }
  expect(await alertsAbout(payment)).toEqual(['dispute']);
});
