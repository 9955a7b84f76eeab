import { join } from 'node:path';
import { readsOf, writesOf } from '../../firestore-proxy/operations.ts';
import { startFirestoreProxy } from '../../firestore-proxy/proxy.ts';
import { bundleModule, functionsBundle } from '../../suite/functions/build-functions.ts';
import { builtFolder } from '../../suite/folders.ts';
import {
  functionParameters,
  functionSecrets,
} from '../../suite/functions/functions-environment.ts';
import type { Lifetime } from '../../suite/lifetime.ts';
import { Problem } from '../../suite/problem.ts';
import { serveFunction } from '../../suite/functions/serve-function.ts';
import { hostOf, type Settings } from '../../suite/settings.ts';
import { step } from '../../suite/step.ts';
import { percentile } from '../figures.ts';
import { operationsVariable, type Operations } from './bare-handler.ts';
import { expectRecorded, storePaidOrders, type Webhook } from './paid-orders.ts';

const atOnce = 20;
const rounds = 4;
const leastRatio = 0.6;

/** Compares the webhook's speed with a bare handler's. Both are served the same way and get the same webhooks. */
export async function runPaymentsBench(
  lifetime: Lifetime,
  settings: Settings,
  payments: number,
): Promise<void> {
  const { projectId } = settings;
  async function serve(target: string, source: string, variables = {}): Promise<string> {
    const parameters = { ...functionParameters(settings), ...functionSecrets(settings) };
    const environment = { ...parameters, NODE_ENV: 'production', ...variables };
    const { url, child } = await serveFunction(target, { projectId, source, environment });
    lifetime.add(() => child.kill());
    return url;
  }
  const bundle = functionsBundle(settings);

  async function countOperations(): Promise<Operations> {
    const counted = { calls: 0, reads: 0, queries: 0, writes: 0, writtenBytes: 0 };
    const proxy = await startFirestoreProxy({
      emulatorHost: hostOf(settings, 'firestore'),
      onMessage(method, message) {
        counted.calls += 1;
        if (/^Run.*Query$/.test(method)) counted.queries += 1;
        if (method !== 'Commit') return;
        counted.writes += writesOf(message).length;
        counted.writtenBytes += message.length;
      },
      onAnswer(method, answer) {
        if (method === 'BatchGetDocuments') counted.reads += readsOf(method, answer);
      },
    });
    lifetime.add(() => proxy.close());
    const url = await serve('razorpayWebhook', bundle, { FIRESTORE_EMULATOR_HOST: proxy.host });
    await deliver(url, await storePaidOrders(settings, 1));
    return counted;
  }

  const operations = await step('Counting what a recording asks', countOperations);
  const source = join(builtFolder(projectId, 'functions'), 'bare-handler.cjs');
  await bundleModule(lifetime, join(import.meta.dirname, 'bare-handler.ts'), source);
  const variables = { [operationsVariable]: JSON.stringify(operations) };
  const recordingUrl = await serve('razorpayWebhook', bundle);
  const bareUrl = await serve('bareHandler', source, variables);

  /** Runs both handlers, which take turns to go first. Resolves to their speeds in payments per second. */
  async function runRound(round: number): Promise<{ recording: number; bare: number }> {
    const webhooks = await storePaidOrders(settings, Math.ceil(payments / rounds));
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
  const ratios = speeds.map(({ recording, bare }) => recording / bare);
  console.log('\nPayments per second, and the operations of one recording');
  console.table(speeds);
  console.table(operations);
  console.log(
    `Ratio: ${percentile(ratios, 0.5).toFixed(2)}, the median of ${rounds} rounds; aim: at least ${leastRatio}`,
  );
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
