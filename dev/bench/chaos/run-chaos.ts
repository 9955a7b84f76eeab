import { startRazorpaySandbox } from '../../razorpay-sandbox/server.ts';
import { step } from '../../suite/step.ts';
import { deliverAll, type Delivered, type Delivery } from '../deliveries.ts';
import { makePurchases } from '../purchases.ts';
import { randomInteger, shuffle, type Random } from '../random.ts';
import { serveDatabase, serveFunction, type PaymentsBench } from '../serve-function.ts';
import { storePurchases } from '../store-purchases.ts';
import { audit, type Finding } from './audit.ts';
import { startCrashes } from './crashes.ts';
import { databaseFaults } from './database-faults.ts';
import { readStored } from './stored.ts';
import { makeStory, type Story } from './story.ts';
import { sweepUntilSettled } from './sweep.ts';
import { watchRecord } from './watch-record.ts';

const atOnce = 40;

export interface ChaosResult {
  payments: number;
  delivered: Delivered;
  crashes: number;
  /** Documents that the webhooks left Pending, and how often the sweeper ran until none was. */
  leftToSweeper: number;
  sweeps: number;
  findings: Finding[];
}

/** Settles the payments through all faults at once, and checks what was booked. */
export async function runChaos(bench: PaymentsBench): Promise<ChaosResult> {
  const { lifetime, settings, random } = bench;
  const purchases = makePurchases(bench.payments, random);
  const stories = purchases.map((purchase) => makeStory(purchase, random));
  await step(`Storing ${purchases.length} orders and invoices`, () =>
    storePurchases(bench, purchases),
  );

  const firestoreHost = await serveDatabase(bench, { decideFate: databaseFaults(random) });
  const sandbox = await startRazorpaySandbox({
    ...settings.razorpay,
    port: settings.ports.sandbox,
    webhookUrl: 'http://127.0.0.1:9',
    seed: whatTheProviderKnows(stories),
  });
  lifetime.add(() => sandbox.close());

  const deliveries = repeatAndShuffle(stories, random);
  const webhook = await serveFunction(bench, 'razorpayWebhook', { firestoreHost });
  const record = watchRecord();
  const crashes = startCrashes(webhook, deliveries.length, random);
  const delivered = await step(`Chaos: ${deliveries.length} deliveries`, () =>
    deliverAll(webhook.url, deliveries, {
      atOnce,
      onTaken: ({ eventId }) => {
        record.note(eventId);
        crashes.countAnswer();
      },
    }),
  );
  await crashes.stop();
  const unrecorded = await record.finish();
  await webhook.stop();

  const swept = await step('Sweeping up what no webhook told', () =>
    sweepUntilSettled(bench, firestoreHost),
  );
  return {
    payments: purchases.length,
    delivered,
    crashes: crashes.count(),
    ...swept,
    findings: [
      { what: 'answered with 200 but not stored', expected: 0, found: unrecorded },
      ...audit(stories, await readStored(purchases.map(({ path }) => path))),
    ],
  };
}

function whatTheProviderKnows(stories: readonly Story[]) {
  return {
    orders: stories.map(({ purchase }) => purchase.providerOrder),
    payments: stories.flatMap(({ payments }) => payments),
    refunds: stories.flatMap(({ refund }) => refund ?? []),
  };
}

/** Each at least twice, some up to four times. */
function repeatAndShuffle(stories: readonly Story[], random: Random): Delivery[] {
  const repeated = stories
    .flatMap(({ deliveries }) => deliveries)
    .flatMap((delivery) =>
      Array<Delivery>(randomInteger(random, 0, 5) === 0 ? 4 : 2).fill(delivery),
    );
  return shuffle(repeated, random);
}
