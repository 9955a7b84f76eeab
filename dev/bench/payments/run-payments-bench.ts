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

interface Measured {
  durations: number[];
  totalMs: number;
}

/** Compares the webhook's speed with a bare handler's. Both are served the same way and get the same webhooks. */
export async function runPaymentsBench(
  lifetime: Lifetime,
  settings: Settings,
  payments: number,
): Promise<void> {
  const serve = async (
    target: string,
    { source = functionsBundle(settings), environment = {} } = {},
  ): Promise<string> => {
    const { url, child } = await serveFunction(target, {
      projectId: settings.projectId,
      source,
      environment: {
        ...functionParameters(settings),
        ...functionSecrets(settings),
        NODE_ENV: 'production',
        ...environment,
      },
    });
    lifetime.add(() => child.kill());
    return url;
  };

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
    const environment = { FIRESTORE_EMULATOR_HOST: proxy.host };
    await deliver(
      await serve('razorpayWebhook', { environment }),
      await storePaidOrders(settings, 1),
    );
    return counted;
  }

  const operations = await step('Counting what a recording asks', countOperations);
  const source = join(builtFolder(settings.projectId, 'functions'), 'bare-handler.cjs');
  await bundleModule(lifetime, join(import.meta.dirname, 'bare-handler.ts'), source);
  const environment = { [operationsVariable]: JSON.stringify(operations) };
  const urls = {
    recording: await serve('razorpayWebhook'),
    bare: await serve('bareHandler', { source, environment }),
  };

  /** Runs both handlers, which take turns to go first. */
  async function runRound(round: number): Promise<Record<keyof typeof urls, Measured>> {
    const webhooks = await storePaidOrders(settings, Math.ceil(payments / rounds));
    const isRecordingFirst = round % 2 === 0;
    const early = isRecordingFirst ? undefined : await deliver(urls.bare, webhooks);
    const recording = await deliver(urls.recording, webhooks);
    await expectRecorded(webhooks.length);
    return { recording, bare: early ?? (await deliver(urls.bare, webhooks)) };
  }

  await step('Warming up', () => runRound(0));
  const measured = [];
  for (let round = 1; round <= rounds; round += 1) {
    measured.push(await step(`Round ${round} of ${rounds}`, () => runRound(round)));
  }
  const { calls, reads, queries, writes, writtenBytes } = operations;
  const ratios = measured.map(({ recording, bare }) => bare.totalMs / recording.totalMs);
  const ratio = percentile(ratios, 0.5);
  console.log(
    [
      `recording    ${describe(measured.map(({ recording }) => recording))}`,
      `bare handler  ${describe(measured.map(({ bare }) => bare))}`,
      `both          ${reads} reads, ${queries} queries, ${writes} writes of ${writtenBytes} bytes; a recording in ${calls} calls`,
      `ratio         ${ratio.toFixed(2)}, the median of ${rounds} rounds; aim: at least ${leastRatio}`,
    ].join('\n'),
  );
}

async function deliver(url: string, webhooks: readonly Webhook[]): Promise<Measured> {
  const waiting = [...webhooks];
  const durations: number[] = [];
  async function deliverInTurn(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const sent = performance.now();
      const answer = await fetch(url, { method: 'POST', ...next });
      const text = await answer.text();
      if (!answer.ok) throw new Problem(`The answer was ${answer.status}: ${text}`);
      durations.push(performance.now() - sent);
    }
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, deliverInTurn));
  return { durations, totalMs: performance.now() - started };
}

function describe(parts: readonly Measured[]): string {
  const durations = parts.flatMap((part) => part.durations);
  const totalMs = parts.reduce((sum, part) => sum + part.totalMs, 0);
  const ms = (share: number) => `${Math.round(percentile(durations, share))} ms`;
  const perSecond = Math.round((durations.length / totalMs) * 1000);
  return `${perSecond} payments/s; p50 ${ms(0.5)}, p99 ${ms(0.99)}, maximum ${ms(1)}`;
}
