import { step } from '../../suite/step.ts';
import { deliverAll, makeDelivery, type Delivery } from '../deliveries.ts';
import type { Measured } from '../figures.ts';
import { makePurchases, type Purchase } from '../purchases.ts';
import { shuffle } from '../random.ts';
import { serveDatabase, serveFunction, type PaymentsBench } from '../serve-function.ts';
import { expectSettled, storePurchases } from '../store-purchases.ts';

export const addedMs = 200;
const atOnce = 20;
const maxPayments = 300;
/** The process opens its connection, and its code gets compiled. */
const warmUp = 20;

export interface LatencyResult {
  /** Each webhook twice, those of a payment far apart from each other. */
  apart: Measured;
  /** The three webhooks of a payment in the same moment. */
  together: Measured;
}

/** How long webhooks take when each call to the database takes longer. */
export async function runLatency(bench: PaymentsBench): Promise<LatencyResult> {
  const { random } = bench;
  const count = Math.min(maxPayments, bench.payments);
  const purchases = makePurchases(count + warmUp, random);
  await storePurchases(bench, purchases);
  const decideFate = () => ({ delayMs: addedMs });
  const firestoreHost = await serveDatabase(bench, { decideFate });
  const webhook = await serveFunction(bench, 'razorpayWebhook', { firestoreHost });
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
