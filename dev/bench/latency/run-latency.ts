import { startFirestoreProxy } from '../../firestore-proxy/proxy.ts';
import { hostOf } from '../../suite/settings.ts';
import { step } from '../../suite/step.ts';
import type { Bench } from '../run-bench.ts';
import { emptyDatabase, expectSettled } from '../database.ts';
import { deliverAll, makeDelivery, type Delivery } from '../deliveries.ts';
import type { Measured } from '../figures.ts';
import { makePurchases, type Purchase } from '../purchases.ts';
import { shuffle } from '../random.ts';
import { serveFunction } from '../serve-function.ts';
import { storePurchases } from '../store-purchases.ts';

export const addedMs = 200;
const atOnce = 20;
const mostPayments = 300;
/** The process opens its connection, and its code gets compiled. */
const warmUp = 20;

export interface LatencyResult {
  /** Each webhook twice, those of a payment far apart from each other. */
  apart: Measured;
  /** The three webhooks of a payment in the same moment. */
  together: Measured;
}

/** How long webhooks take when each call to the database takes longer. */
export async function runLatency(bench: Bench): Promise<LatencyResult> {
  const { lifetime, settings, random, source } = bench;
  const count = Math.min(mostPayments, bench.payments);
  const purchases = makePurchases(count + warmUp, random);
  await emptyDatabase(settings);
  await storePurchases(purchases);
  const proxy = await startFirestoreProxy({
    emulatorHost: hostOf(settings, 'firestore'),
    decideFate: () => ({ delayMs: addedMs }),
  });
  lifetime.add(() => proxy.close());
  const webhook = await serveFunction(lifetime, settings, {
    target: 'razorpayWebhook',
    source,
    firestoreHost: proxy.host,
  });
  const deliver = (deliveries: Delivery[]): Promise<Measured> =>
    deliverAll(webhook.url, deliveries, { atOnce });
  const half = warmUp + Math.ceil(count / 2);
  await deliver(purchases.slice(0, warmUp).flatMap(successEvents));
  const result = await step(
    `Webhooks with ${addedMs} ms added to each database call`,
    async () => ({
      apart: await deliver(shuffle(purchases.slice(warmUp, half).flatMap(twice), random)),
      together: await deliver(purchases.slice(half).flatMap(successEvents)),
    }),
  );
  await expectSettled(purchases.length);
  await webhook.stop();
  return result;
}

function twice(purchase: Purchase): Delivery[] {
  return [...successEvents(purchase), ...successEvents(purchase)];
}

function successEvents({ payment, providerOrder }: Purchase): Delivery[] {
  const authorized = { ...payment, status: 'authorized' as const, captured: false };
  return [
    makeDelivery('payment.authorized', { payment: authorized }),
    makeDelivery('payment.captured', { payment }),
    makeDelivery('order.paid', { payment, order: providerOrder }),
  ];
}
