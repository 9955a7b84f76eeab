import { expect, it, onTestFinished, vi } from 'vitest';
import { randomInteger, seededRandom, type Random } from '../../../dev/seed/random.ts';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { reconcilePayments } from '../../../functions/src/payments/reconcile/reconcile-payments.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { sweepRefunds } from '../../../functions/src/payments/refunds/sweep-refunds.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { tolerateErrors } from '../../support/expect-errors.ts';
import { deliver, drawWebhooks } from '../../support/functions/chaos/deliveries.ts';
import {
  recordedOnce,
  recordingOf,
  makePurchases,
  type Purchase,
} from '../../support/functions/chaos/purchases.ts';
import { serveAlone } from '../../support/functions/serve-alone.ts';
import { deleteAll, minutesAgo } from '../../support/functions/stored.ts';

const database = await vi.hoisted(async () => {
  const { startFaultyDatabase } = await import('../../support/functions/chaos/faulty-database.ts');
  return startFaultyDatabase();
});

// The sweep also retries refunds of other tests.
tolerateErrors('provider-call-failed');

const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000);
const count = Number(process.env['CHAOS_PURCHASES'] ?? 15);
const crashCount = 3;
const dayMs = 24 * 60 * 60_000;

it(
  `no payment is lost or recorded twice by crashes, faults, and lost, repeated or late webhooks (CHAOS_SEED=${seed})`,
  { timeout: 180_000 + count * 1000 },
  async ({ signal }) => {
    const random = seededRandom(seed);
    const from = minutesAgo(0).seconds;
    await deleteAll(paymentAttempts);
    const purchases = await makePurchases(count, random);
    const { inTime, late } = await drawWebhooks(purchases, random);
    const webhook = await serveCrashing(inTime.length, random);
    database.fail(random);
    const unrecorded = await deliver(inTime, webhook, signal);
    await sweep(purchases, signal);
    unrecorded.push(...(await deliver(late, webhook, signal)));
    database.recover();
    expect(unrecorded).toEqual([]);
    const recordings = () => Promise.all(purchases.map(recordingOf));
    await expect.poll(recordings).toEqual(purchases.map(recordedOnce));
    expect(await differencesOf(purchases, from)).toEqual([]);
  },
);

/** Kills the process in the middle of its work after some of the answers. */
async function serveCrashing(answers: number, random: Random) {
  const name = 'razorpayWebhook';
  let current = await serveAlone(name);
  let starting = Promise.resolve();
  const crashes = new Set(
    Array.from({ length: crashCount }, () => randomInteger(random, 1, answers / 2)),
  );
  onTestFinished(async () => {
    await starting;
    current.stop();
  });
  const crash = async (): Promise<void> => {
    current.crash();
    current = await serveAlone(name);
  };
  return {
    url: () => current.url,
    onTaken(taken: number): void {
      if (crashes.delete(taken)) starting = starting.then(crash);
    },
  };
}

/**
 * Runs the schedules until they have recorded everything without a webhook. Each sweep of payments runs a day
 * later.
 */
async function sweep(purchases: readonly Purchase[], signal: AbortSignal): Promise<void> {
  for (let day = 1; day < 5 && (await isOneOpen(purchases)); day += 1) {
    await sweepPayments(razorpayGateway(), () => new Date(Date.now() + day * dayMs));
  }
  for (let isDone = false; !isDone; signal.throwIfAborted()) {
    isDone = await sweepRefunds().then(
      () => true,
      () => false,
    );
  }
}

async function isOneOpen(purchases: readonly Purchase[]): Promise<boolean> {
  const found = await Promise.all(
    purchases.map(({ attemptId }) => paymentAttempts.doc(attemptId).get()),
  );
  return found.some((attempt) => attempt.data()?.state === 'open');
}

async function differencesOf(purchases: readonly Purchase[], from: number) {
  const { differences } = await reconcilePayments({ from, to: minutesAgo(-1).seconds });
  const ids = new Set(purchases.flatMap(({ paymentIds }) => paymentIds));
  return differences.filter(({ paymentId }) => ids.has(paymentId));
}
