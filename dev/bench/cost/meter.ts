import { setTimeout as wait } from 'node:timers/promises';
import { proxy } from 'hono/proxy';
import { readsOf, writesOf } from '../../firestore-proxy/billed-operations.ts';
import { startFirestoreProxy } from '../../firestore-proxy/proxy.ts';
import { createApp, serveApp } from '../../http/serve-app.ts';
import type { Lifetime } from '../../suite/lifetime.ts';
import { hostOf, type Settings } from '../../suite/settings.ts';

/** What a piece of work costs. */
export const nothing = {
  /** Calls of functions. */
  calls: 0,
  reads: 0,
  writes: 0,
  deletes: 0,
  /** Documents that the database deletes later, which is billed too. */
  'expire later': 0,
  /** Calls of Razorpay's API. */
  Razorpay: 0,
  /** Entries of the functions' own log. */
  'log entries': 0,
  /** How long the calls take together, with the latencies. */
  ms: 0,
};

export type Cost = typeof nothing;

/** How long a call takes, in ms. Not measured yet: from a function in Mumbai to Razorpay, and to Firestore. */
export const assumedLatencies = { provider: 200, database: 30 };

export interface Meter {
  /** The addresses through which calls are counted. */
  firestoreHost: string;
  providerUrl: string;
  /** Does work as a call of a function. Resolves to what it costs, and to the paths that it wrote, in their sequence. */
  count(
    work: () => Promise<unknown>,
    latencies?: typeof assumedLatencies,
  ): Promise<{ cost: Cost; written: string[] }>;
}

const noLatencies = { provider: 0, database: 0 };
/** The collections whose documents have a time to live (firestore.indexes.json), except leases: those are deleted. */
const expiringCollections = ['request_counts/', 'webhook_events/', 'revoked/'];

/** Stands before the database and Razorpay's sandbox, and counts what is asked of them. */
export async function openMeter(lifetime: Lifetime, settings: Settings): Promise<Meter> {
  let current = { ...nothing };
  let written: string[] = [];
  let latencies = noLatencies;
  const open = { answers: 0 };
  const database = await startFirestoreProxy({
    emulatorHost: hostOf(settings, 'firestore'),
    decideFate: () => ({ delayMs: latencies.database }),
    onMessage(method, message) {
      open.answers += 1;
      if (method !== 'Commit') return;
      for (const { path, isDelete } of writesOf(message)) {
        current[isDelete ? 'deletes' : 'writes'] += 1;
        if (!isDelete) written.push(path);
      }
    },
    onAnswer(method, answer) {
      open.answers -= 1;
      current.reads += readsOf(method, answer);
    },
  });
  const app = createApp().all('*', async (c) => {
    current.Razorpay += 1;
    await wait(latencies.provider);
    const { pathname, search } = new URL(c.req.url);
    return proxy(`http://${hostOf(settings, 'sandbox')}${pathname}${search}`, { raw: c.req.raw });
  });
  const provider = await serveApp(app, 0);
  lifetime.add(() => Promise.all([database.close(), provider.close()]));
  onLogEntry(() => (current['log entries'] += 1));
  return {
    firestoreHost: database.host,
    providerUrl: provider.url,
    async count(work, added = noLatencies) {
      current = { ...nothing, calls: 1 };
      written = [];
      latencies = added;
      const started = performance.now();
      await work();
      current.ms = Math.round(performance.now() - started);
      // A client does not wait for the end of each answer.
      while (open.answers > 0) await wait(1);
      latencies = noLatencies;
      const expiring = written.filter((path) =>
        expiringCollections.some((it) => path.startsWith(it)),
      );
      return { cost: { ...current, 'expire later': new Set(expiring).size }, written };
    },
  };
}

export function sumOf(costs: Iterable<Cost>): Cost {
  const sum = { ...nothing };
  for (const cost of costs) {
    for (const name of Object.keys(sum) as (keyof Cost)[]) sum[name] += cost[name];
  }
  return sum;
}

/** Calls back for each entry of the functions' log, instead of printing it. Call it before the functions load. */
function onLogEntry(note: () => void): void {
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    const print = console[level];
    console[level] = (...words: unknown[]) => {
      if (String(words[0]).includes('"severity":')) note();
      else print(...words);
    };
  }
}
