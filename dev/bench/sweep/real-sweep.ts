import { setTimeout as wait } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { paymentAttempts, type PaymentAttempt } from '../../../functions/src/payments/documents.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { Problem } from '../../suite/problem.ts';
import type { Database } from './counted-database.ts';
import { runEveryMs } from './agenda.ts';
import { orderIdOf } from './provider-orders.ts';
import type { Checkout } from './checkouts.ts';
import type { Latencies } from './cost-of-run.ts';

const dayMs = 24 * 60 * 60_000;
const attemptsPerBatch = 400;

/** What a replay asked of provider and database. */
export interface Replayed {
  calls: number;
  queries: number;
  writes: number;
}

/**
 * Runs the sweep itself every ten minutes of so many days, by a clock of its own, against the sandbox and
 * the emulator. All checkouts are abandoned.
 */
export async function replay(
  database: Database,
  checkouts: readonly Checkout[],
  days: number,
): Promise<Replayed> {
  const provider = countedProvider(0);
  const uses = checkouts.flatMap(({ uses }, index) => uses.map((at) => ({ at, index })));
  const stored = new Set<number>();
  for (let now = 0; now < days * dayMs; now += runEveryMs) {
    for (const { at, index } of uses.filter((use) => use.at > now - runEveryMs && use.at <= now)) {
      if (stored.has(index)) await attemptAt(index).update(markUsed(momentAt(at)));
      else await attemptAt(index).create(newAttempt(index, momentAt(at)));
      stored.add(index);
    }
    await database.count(() => sweepPayments(provider.gateway, () => new Date(epoch + now)));
  }
  const { queries, writes } = database.counted();
  return { calls: provider.calls(), queries, writes };
}

/** Resolves to how long a run takes that finds so many attempts due, in ms. */
export async function timeRun(
  database: Database,
  checks: number,
  latencies: Latencies,
): Promise<number> {
  const usedAt = Timestamp.fromMillis(Date.now() - dayMs / 24);
  for (let first = 0; first < checks; first += attemptsPerBatch) {
    const batch = firestore.batch();
    for (let index = first; index < Math.min(checks, first + attemptsPerBatch); index += 1) {
      batch.set(attemptAt(index), newAttempt(index, usedAt));
    }
    await batch.commit();
  }
  const provider = countedProvider(latencies.provider);
  const startedAt = performance.now();
  await database.delay(latencies.database, () => sweepPayments(provider.gateway));
  if (provider.calls() !== checks) throw new Problem(`The run made ${provider.calls()} checks.`);
  return performance.now() - startedAt;
}

const epoch = Date.UTC(2026, 10, 1);

function momentAt(ms: number): Timestamp {
  return Timestamp.fromMillis(epoch + ms);
}

/** The sandbox, with slower answers. */
function countedProvider(addedMs: number) {
  const gateway = razorpayGateway();
  let calls = 0;
  return {
    calls: () => calls,
    gateway: {
      ...gateway,
      fetchOrderPayments: async (order: string) => {
        calls += 1;
        await wait(addedMs);
        return gateway.fetchOrderPayments(order);
      },
    },
  };
}

function attemptAt(index: number) {
  return paymentAttempts.doc(`bench_${index}`);
}

function newAttempt(index: number, now: Timestamp): PaymentAttempt {
  return {
    uid: `customer-${index}`,
    path: `users/customer-${index}/orders/1`,
    type: 'product_order',
    productIds: [],
    number: 1,
    amountMinor: 100,
    currency: 'INR',
    state: 'open',
    leaseUntil: now,
    leaseId: 'bench',
    razorpayOrderId: orderIdOf(index),
    createdAt: now,
    ...markUsed(now),
  };
}
