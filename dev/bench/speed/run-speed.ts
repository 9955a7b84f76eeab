import { join } from 'node:path';
import { bundleModule } from '../../suite/build-functions.ts';
import { builtFolder } from '../../suite/folders.ts';
import { step } from '../../suite/step.ts';
import { deliverAll, makeDelivery, type Delivery } from '../deliveries.ts';
import { joinMeasured, type Measured } from '../figures.ts';
import { makePurchases, type Purchase } from '../purchases.ts';
import { serveFunction, type Bench, type PaymentsBench } from '../serve-function.ts';
import { expectSettled, storePurchases } from '../store-purchases.ts';
import { bareWork } from './bare-handler.ts';
import { measureOperations, type OperationsByType } from './measure-operations.ts';

const atOnce = 20;
const rounds = 4;
const warmUpShare = 0.5;

export interface SpeedResult {
  operations: OperationsByType;
  settlement: Measured;
  bare: Measured;
  /** One after the other, each round with the other contender first. */
  ratios: number[];
}

/**
 * Fresh payments, each delivered once, against a bare handler that does one transaction of the same
 * size: served the same way, sent the same bodies, in turn.
 */
export async function runSpeed(bench: PaymentsBench): Promise<SpeedResult> {
  const { random } = bench;
  const perRound = Math.max(40, Math.round(bench.payments / 4));
  const warmUp = Math.round(perRound * warmUpShare);
  const purchases = makePurchases(2 + warmUp + rounds * perRound, random);
  const [order, invoice, ...others] = purchases as [Purchase, Purchase, ...Purchase[]];
  // The emulator looks through the whole collection for a query, so no round gets more than its own.
  await storePurchases(bench, [order, invoice]);
  const operations = await step('Counting what a settlement asks of the database', () =>
    measureOperations(bench, { product_order: order, invoice }),
  );
  const [webhook, bare] = await Promise.all([
    serveFunction(bench, 'razorpayWebhook'),
    serveFunction(bench, 'bareHandler', { source: await buildBareHandler(bench) }),
  ]);
  const settle = (chosen: readonly Purchase[]): Promise<Measured> =>
    deliverAll(webhook.url, chosen.map(captured), { atOnce });
  const doBareWork = (chosen: readonly Purchase[]): Promise<Measured> =>
    deliverAll(
      bare.url,
      chosen.map((purchase) => withBareWork(purchase, operations)),
      { atOnce },
    );

  await step('Warming up', async () => {
    const chosen = others.slice(0, warmUp);
    await storePurchases(bench, chosen);
    await settle(chosen);
    await doBareWork(chosen);
  });
  const measured: { settlement: Measured; bare: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const chosen = others.slice(warmUp + round * perRound, warmUp + (round + 1) * perRound);
    await storePurchases(bench, chosen);
    await step(`Round ${round + 1} of ${rounds}: ${chosen.length} payments`, async () => {
      if (round % 2 === 0) {
        measured.push({ settlement: await settle(chosen), bare: await doBareWork(chosen) });
      } else {
        measured.push({ bare: await doBareWork(chosen), settlement: await settle(chosen) });
      }
      await expectSettled(chosen.length);
    });
  }
  await Promise.all([webhook.stop(), bare.stop()]);
  return {
    operations,
    settlement: joinMeasured(measured.map(({ settlement }) => settlement)),
    bare: joinMeasured(measured.map(({ bare }) => bare)),
    ratios: measured.map(({ settlement, bare }) => bare.totalMs / settlement.totalMs),
  };
}

function captured({ payment }: Purchase): Delivery {
  return makeDelivery('payment.captured', { payment });
}

function withBareWork(purchase: Purchase, operations: OperationsByType): Delivery {
  const delivery = captured(purchase);
  const work = bareWork(operations[purchase.type], purchase.providerOrder.id);
  return { ...delivery, headers: { ...delivery.headers, ...work } };
}

/** Bundles the bare handler as the functions are bundled; returns its path. */
async function buildBareHandler({ lifetime, settings }: Bench): Promise<string> {
  const outfile = join(builtFolder(settings.projectId, 'functions'), 'bare-handler.cjs');
  await bundleModule(lifetime, join(import.meta.dirname, 'bare-handler.ts'), outfile);
  return outfile;
}
