import { beforeEach, expect, it } from 'vitest';
import { ServerError } from '../../functions/shared/server-errors.ts';
import { attemptIdOf } from '../../functions/src/payments/attempts/attempt-id.ts';
import { markUsed } from '../../functions/src/payments/attempts/next-check.ts';
import { createPaymentOrder } from '../../functions/src/payments/checkout/create-payment-order.ts';
import { paymentAttempts } from '../../functions/src/payments/documents.ts';
import {
  sweepLimits,
  sweepPayments,
} from '../../functions/src/payments/reconcile/sweep-payments.ts';
import type { PaymentFacts } from '../../functions/src/platform/razorpay/entities.ts';
import { anOpenOrder, gatewayThatKnows, reportOf } from '../support/functions/payments.ts';
import { anOrderToSettle } from '../support/functions/receipts.ts';
import { deleteAll, minutesAgo, read } from '../support/functions/stored.ts';
import type { PaymentEntity } from '../support/functions/webhooks.ts';

const minuteMs = 60_000;
const { concurrency, pageSize } = sweepLimits;
const many = pageSize + 20;

beforeEach(() => deleteAll(paymentAttempts));

it('asks about an abandoned checkout ten times in five days, and then no more', async () => {
  const { attempt } = await anAttempt(10);
  const provider = aProvider();
  for (let sweeps = 0; sweeps < 12; sweeps += 1) {
    await provider.sweep(await dueAt(attempt));
  }
  expect(provider.asked).toHaveLength(10);
  expect((await attempt.get()).data()).toMatchObject({ state: 'expired' });
});

it('asks about nothing before it is due', async () => {
  const { attempt } = await anAttempt(10);
  const provider = aProvider();
  await provider.sweep(new Date((await dueAt(attempt)).getTime() - 1));
  expect(provider.asked).toEqual([]);
});

it('settles at its first check a payment that neither webhook nor browser reports', async () => {
  const { path, payment, attempt } = await anAttempt(0);
  await sweepPayments(gatewayThatKnows(payment), () => new Date(Date.now() + 11 * minuteMs));
  expect(await read(path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  expect((await attempt.get()).data()).toMatchObject({ state: 'settled' });
});

it('asks about many, the longest due first, and a few at the same time', async () => {
  const ages = Array.from({ length: many }, (_, index) => 20 + ((index * 7) % many));
  const attempts = await Promise.all(ages.map(anAttempt));
  const oldestFirst = attempts.toSorted((a, b) => b.age - a.age).map(({ order }) => order);
  const provider = aProvider();
  await provider.sweep(new Date());
  expect(provider.asked).toEqual(oldestFirst);
  expect(provider.mostAtOnce()).toBe(concurrency);
});

it('begins no further check after 45 s, and the next run does what is left', async () => {
  const ages = Array.from({ length: 3 * concurrency }, (_, index) => 20 + index);
  const attempts = await Promise.all(ages.map(anAttempt));
  const oldestFirst = attempts.toSorted((a, b) => b.age - a.age).map(({ order }) => order);
  const provider = aProvider();
  const startedAt = Date.now();
  const passing = () => new Date(startedAt + (provider.asked.length < concurrency ? 0 : 46_000));
  await sweepPayments(provider.gateway, passing);
  expect(provider.asked).toEqual(oldestFirst.slice(0, concurrency));
  await provider.sweep(new Date());
  expect(provider.asked).toEqual(oldestFirst);
});

it('lets no attempt wait behind others about which the provider gives no answer', async () => {
  const failing = await Promise.all([90, 80, 70].map(anAttempt));
  const { order } = await anAttempt(11);
  const provider = aProvider((id) => {
    if (id !== order) throw new ServerError('provider-unavailable');
    return [];
  });
  await provider.sweep(new Date());
  expect(provider.asked).toHaveLength(4);
  await provider.sweep(new Date());
  expect(provider.asked).toHaveLength(4);
  for (const { attempt } of failing) expect(await minutesUntilDue(attempt)).toBeCloseTo(10, 0);
});

it.each(['created', 'authorized'])(
  'asks again soon about a payment that is %s, however old the attempt is',
  async (status) => {
    const { attempt, payment } = await anAttempt(2000);
    const { seconds: created_at } = minutesAgo(5);
    const known = reportOf({ ...payment, status, captured: false, created_at });
    const provider = aProvider(() => [known]);
    await provider.sweep(new Date());
    expect(await minutesUntilDue(attempt)).toBeCloseTo(10, 0);
  },
);

it.each(['created', 'authorized'])(
  'expires an attempt although a payment of it has been %s for more than five days',
  async (status) => {
    const { attempt, payment } = await anAttempt(6 * 24 * 60);
    const { seconds: created_at } = minutesAgo(6 * 24 * 60);
    const known = reportOf({ ...payment, status, captured: false, created_at });
    await aProvider(() => [known]).sweep(new Date());
    expect((await attempt.get()).data()).toMatchObject({ state: 'expired' });
  },
);

it('asks less often about a payment that has failed', async () => {
  const { attempt, payment } = await anAttempt(60);
  const failed = reportOf({ ...payment, status: 'failed', captured: false });
  const provider = aProvider(() => [failed]);
  await provider.sweep(new Date());
  expect(await minutesUntilDue(attempt)).toBeCloseTo(120, 0);
});

it('asks again soon once a browser has received the attempt again', async () => {
  const { receipt, request } = await anOpenOrder();
  const attempt = paymentAttempts.doc(receipt);
  await attempt.update({ ...markUsed(minutesAgo(2000)), nextCheckAt: minutesAgo(-1000) });
  await createPaymentOrder(request);
  expect(await minutesUntilDue(attempt)).toBeCloseTo(10, 0);
});

type Reference = ReturnType<typeof paymentAttempts.doc>;

/** An open attempt of an order that a browser received so many minutes ago. */
async function anAttempt(age: number) {
  const { path, payment } = await anOrderToSettle();
  const attempt = paymentAttempts.doc(attemptIdOf(path, 1));
  await attempt.update(markUsed(minutesAgo(age)));
  return { age, attempt, path, payment, order: orderOf(payment) };
}

function orderOf(payment: PaymentEntity): string {
  return String(payment['order_id']);
}

/** A provider that answers as told, and remembers about which orders it was asked. */
function aProvider(answer: (order: string) => PaymentFacts[] = () => []) {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  const gateway = {
    ...gatewayThatKnows(),
    fetchOrderPayments: async (order: string) => {
      asked.push(order);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return answer(order);
    },
  };
  return {
    gateway,
    asked,
    mostAtOnce: () => most,
    sweep: (now: Date) => sweepPayments(gateway, () => now),
  };
}

async function dueAt(attempt: Reference): Promise<Date> {
  return (await attempt.get()).data()?.nextCheckAt.toDate() ?? new Date(0);
}

async function minutesUntilDue(attempt: Reference): Promise<number> {
  return ((await dueAt(attempt)).getTime() - Date.now()) / minuteMs;
}
