import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { attemptIdOf } from '../../../functions/src/payments/attempts/attempt-id.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { paymentAttempts, type PaymentAttempt } from '../../../functions/src/payments/documents.ts';
import {
  sweepLimits,
  sweepPayments,
} from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import type { PaymentFacts } from '../../../functions/src/platform/razorpay/entities.ts';
import {
  gatewayWithPayments,
  reportOf,
  listed,
} from '../../support/functions/payments/payments.ts';
import { anOrderToRecord } from '../../support/functions/payments/receipts.ts';
import { deleteAll, minutesAgo } from '../../support/functions/stored.ts';
import type { PaymentEntity } from '../../support/functions/payments/webhooks.ts';

const minuteMs = 60_000;
const { concurrency, pageSize } = sweepLimits;
const many = pageSize + 20;

beforeEach(() => deleteAll(paymentAttempts));

it('polls many attempts, the longest due first, and a few at a time', async () => {
  const ages = Array.from({ length: many }, (_, index) => 20 + ((index * 7) % many));
  const attempts = await Promise.all(ages.map(anAttempt));
  const oldestFirst = attempts.toSorted((a, b) => b.age - a.age).map(({ order }) => order);
  const provider = aProvider();
  await provider.sweep(new Date());
  expect(provider.asked).toEqual(oldestFirst);
  expect(provider.mostAtOnce()).toBe(concurrency);
});

it('starts no poll after 45 s, and the next run does the rest', async () => {
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

it('delays no attempt because of others about which Razorpay gives no answer', async () => {
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

it.each([
  ['created', 5, 2000, 10],
  ['authorized', 5, 2000, 10],
  ['failed', 5, 60, 120],
])(
  'a %s payment from %i minutes ago, of an attempt from %i minutes ago, is polled in %i minutes',
  async (status, paymentAge, age, minutes) => {
    expect(await minutesUntilDue(await sweepWith(status, paymentAge, age))).toBeCloseTo(minutes, 0);
  },
);

it.each(['created', 'authorized'])(
  'expires an attempt although one of its payments has been %s for more than five days',
  async (status) => {
    const attempt = await sweepWith(status, 6 * 24 * 60, 6 * 24 * 60);
    expect((await attempt.get()).data()).toMatchObject({ state: 'expired' });
  },
);

/** Both ages are in minutes. */
async function sweepWith(status: string, paymentAge: number, age: number) {
  const { attempt, payment } = await anAttempt(age);
  const { seconds: created_at } = minutesAgo(paymentAge);
  const known = reportOf({ ...payment, status, captured: false, created_at });
  await aProvider(() => [known]).sweep(new Date());
  return attempt;
}

async function anAttempt(age: number) {
  const { path, payment } = await anOrderToRecord();
  const attempt = paymentAttempts.doc(attemptIdOf(path, 1));
  await attempt.update(markUsed(minutesAgo(age)));
  return { age, attempt, path, payment, order: orderOf(payment) };
}

function orderOf(payment: PaymentEntity): string {
  return String(payment['order_id']);
}

function aProvider(answer: (order: string) => PaymentFacts[] = () => []) {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  const gateway = {
    ...gatewayWithPayments(),
    fetchOrderPayments: async (order: string) => {
      asked.push(order);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return listed(answer(order));
    },
  };
  return {
    gateway,
    asked,
    mostAtOnce: () => most,
    sweep: (now: Date) => sweepPayments(gateway, () => now),
  };
}

async function minutesUntilDue(attempt: DocumentReference<PaymentAttempt>): Promise<number> {
  const { nextCheckAt } = (await attempt.get()).data() ?? {};
  return (Number(nextCheckAt?.toMillis()) - Date.now()) / minuteMs;
}
