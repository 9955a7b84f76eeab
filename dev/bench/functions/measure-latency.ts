import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startRazorpaySandbox } from '../../razorpay-sandbox/server.ts';
import { bundleModule } from '../../suite/build-functions.ts';
import { builtFolder } from '../../suite/folders.ts';
import { Problem } from '../../suite/problem.ts';
import { hostOf } from '../../suite/settings.ts';
import { step } from '../../suite/step.ts';
import type { Delivery } from '../deliveries.ts';
import { serveFunction, type Bench, type ServedFunction } from '../serve-function.ts';
import { expectSettled } from '../store-purchases.ts';
import { stepsVariable } from './bare-steps.ts';
import { startRecorder, type Step } from './record-steps.ts';
import { prepareOrderRequests, prepareWebhooks, send } from './requests.ts';
import { stepsOf } from './steps-of.ts';

/** The first of them open connections, and the steps of the last are counted. */
const recordedRequests = 3;
const warmUp = 100;
const measured = 300;
const unlimited = '1000000';

export interface Latency {
  name: string;
  steps: Step[];
  /** In ms, one request after the other. */
  durations: number[];
  /** The same of a bare handler that takes the same steps. */
  bare: number[];
}

/** How fast warm processes answer, beside bare handlers that make the same calls. */
export async function measureLatency(bench: Bench): Promise<Latency[]> {
  const { lifetime, settings } = bench;
  const sandbox = await startRazorpaySandbox({
    ...settings.razorpay,
    port: settings.ports.sandbox,
    webhookUrl: 'http://127.0.0.1:9',
    seed: { orders: [], payments: [] },
  });
  lifetime.add(() => sandbox.close());
  const provider = `http://${hostOf(settings, 'sandbox')}`;
  const bareHandler = join(builtFolder(settings.projectId, 'functions'), 'bare-steps.cjs');
  await bundleModule(lifetime, join(import.meta.dirname, 'bare-steps.ts'), bareHandler);
  const recorder = await startRecorder(bench, provider);
  // A deployment fills parameters with their defaults; here no limit is ever reached.
  const environment = {
    FUNCTIONS_EMULATOR: 'true',
    RAZORPAY_API_URL: provider,
    PAYMENT_LIMIT_PER_DOCUMENT: unlimited,
    PAYMENT_LIMIT_PER_USER: unlimited,
    PAYMENT_LIMIT_PER_ADDRESS: unlimited,
  };
  const count = recordedRequests + warmUp + measured;
  const contenders = [
    { name: 'razorpayWebhook', requests: await prepareWebhooks(bench, count) },
    { name: 'createRazorpayOrder', requests: await prepareOrderRequests(bench, count) },
  ];
  const latencies: Latency[] = [];
  for (const { name, requests } of contenders) {
    const first = requests.slice(0, recordedRequests);
    const steps = await stepsOf(bench, recorder, name, first, { environment });
    const bareOptions = {
      source: bareHandler,
      environment: { ...environment, [stepsVariable]: JSON.stringify(steps) },
    };
    const bareSteps = await stepsOf(bench, recorder, 'bareSteps', first, bareOptions);
    if (!isDeepStrictEqual(bareSteps.map(withoutBytes), steps.map(withoutBytes))) {
      throw new Problem(`The bare handler does not make the calls of ${name}.`);
    }
    const served = await serveFunction(bench, name, { environment });
    const bare = await serveFunction(bench, 'bareSteps', bareOptions);
    const left = requests.slice(recordedRequests);
    await step(`Warming up ${name}`, () => race(served, bare, left.slice(0, warmUp)));
    const times = await step(`Answering ${measured} requests to ${name}`, () =>
      race(served, bare, left.slice(warmUp)),
    );
    await Promise.all([served.stop(), bare.stop()]);
    latencies.push({ name, steps, ...times });
  }
  await expectSettled(count);
  return latencies;
}

function withoutBytes(it: Step): object {
  return it.kind === 'commit' ? { ...it, bytes: undefined } : it;
}

/** Sends each request to both, one after the other, and in turns to another of them first. */
async function race(
  served: ServedFunction,
  bare: ServedFunction,
  requests: readonly Delivery[],
): Promise<Pick<Latency, 'durations' | 'bare'>> {
  const times = { durations: [] as number[], bare: [] as number[] };
  for (const [number, request] of requests.entries()) {
    if (number % 2 === 0) times.durations.push(await send(served, request));
    times.bare.push(await send(bare, request));
    if (number % 2 === 1) times.durations.push(await send(served, request));
  }
  return times;
}
