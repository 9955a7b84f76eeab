import { join } from 'node:path';
import { payments } from '../../functions/src/payments/documents.ts';
import { builtFolder } from '../suite/folders.ts';
import { bundleModule, functionsBundle } from '../suite/functions/build-functions.ts';
import { functionParameters, functionSecrets } from '../suite/functions/functions-environment.ts';
import { serveFunction } from '../suite/functions/serve-function.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';
import { hostOf, type Settings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';
import { median } from './figures.ts';
import { storePaidOrders, type Webhook } from './store-orders.ts';

const atOnce = 20;
const rounds = 4;
const leastRatio = 0.6;

/** Compares the webhook's speed with a bare handler's. Both are served the same way and get the same webhooks. */
export async function runPaymentsBench(
  lifetime: Lifetime,
  settings: Settings,
  count: number,
): Promise<void> {
  async function serve(target: string, source: string): Promise<string> {
    const parameters = { ...functionParameters(settings), ...functionSecrets(settings) };
    const environment = { ...parameters, NODE_ENV: 'production' };
    const { projectId } = settings;
    const { url, child } = await serveFunction(target, { projectId, source, environment });
    lifetime.add(() => child.kill());
    return url;
  }
  const bareModule = join(builtFolder(settings.projectId, 'functions'), 'bare-handler.cjs');
  await bundleModule(lifetime, join(import.meta.dirname, 'bare-handler.ts'), bareModule);
  const recordingUrl = await serve('razorpayWebhook', functionsBundle(settings));
  const bareUrl = await serve('bareHandler', bareModule);

  /** Runs both handlers, which take turns to go first. Resolves to their speeds in payments per second. */
  async function runRound(round: number): Promise<{ recording: number; bare: number }> {
    // The emulator scans the whole collection for a query, so the database holds only one round at a time.
    await emptyDatabase(settings);
    const webhooks = await storePaidOrders(Math.ceil(count / rounds));
    const early = round % 2 === 0 ? undefined : await deliver(bareUrl, webhooks);
    const recording = await deliver(recordingUrl, webhooks);
    await expectRecorded(webhooks.length);
    return { recording, bare: early ?? (await deliver(bareUrl, webhooks)) };
  }

  await step('Warming up', () => runRound(0));
  const speeds = [];
  for (let round = 1; round <= rounds; round += 1) {
    speeds.push(await step(`Round ${round} of ${rounds}`, () => runRound(round)));
  }
  console.log('\nPayments per second');
  console.table(speeds);
  const ratio = median(speeds.map(({ recording, bare }) => recording / bare));
  console.log(
    `Ratio: ${ratio.toFixed(2)}, the median of ${rounds} rounds; aim: at least ${leastRatio}`,
  );
}

async function emptyDatabase(settings: Settings): Promise<void> {
  const documents = `projects/${settings.projectId}/databases/(default)/documents`;
  const address = `http://${hostOf(settings, 'firestore')}/emulator/v1/${documents}`;
  const answer = await fetch(address, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The database was not emptied: ${answer.status}`);
}

/** Throws a Problem unless exactly this many payments are recorded. */
async function expectRecorded(expected: number): Promise<void> {
  const recorded = await payments.where('outcome', '==', 'recorded').count().get();
  const { count } = recorded.data();
  if (count !== expected) throw new Problem(`${count} of ${expected} payments were recorded.`);
}

/** Resolves to the speed in payments per second. */
async function deliver(url: string, webhooks: readonly Webhook[]): Promise<number> {
  const waiting = [...webhooks];
  async function deliverInTurn(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await fetch(url, { method: 'POST', ...next });
      const text = await answer.text();
      if (!answer.ok) throw new Problem(`The answer was ${answer.status}: ${text}`);
    }
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, deliverInTurn));
  return Math.round((webhooks.length / (performance.now() - started)) * 1000);
}
