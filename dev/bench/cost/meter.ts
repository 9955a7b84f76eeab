import { setTimeout as wait } from 'node:timers/promises';
import { proxy } from 'hono/proxy';
import { readsOf, writesOf } from '../../firestore-proxy/billed-operations.ts';
import { createApp, serveApp } from '../../http/serve-app.ts';
import { hostOf } from '../../suite/settings.ts';
import { serveDatabase, type Bench } from '../serve-function.ts';

/** What a piece of work costs. */
export interface Cost {
  /** Calls of functions. */
  calls: number;
  reads: number;
  writes: number;
  deletes: number;
  /** Documents that the database deletes later by itself, which is billed too. */
  expiring: number;
  /** Calls of Razorpay's API. */
  provider: number;
  /** Entries of the functions' own log. */
  logEntries: number;
  /** How long the calls take together, with the latencies. */
  ms: number;
}

export const nothing: Cost = {
  calls: 0,
  reads: 0,
  writes: 0,
  deletes: 0,
  expiring: 0,
  provider: 0,
  logEntries: 0,
  ms: 0,
};

/** How long a call takes, in ms. */
export interface Latencies {
  provider: number;
  database: number;
}

export interface Meter {
  /** The addresses through which calls are counted. */
  firestoreHost: string;
  providerUrl: string;
  /** Does work as a call of a function, and adds what it costs to `cost`. Returns the paths that it wrote, in their sequence. */
  count(cost: Cost, work: () => Promise<unknown>, latencies?: Latencies): Promise<string[]>;
}

/** The collections whose documents have a time to live (firestore.indexes.json), except leases: those are deleted. */
const expiringCollections = ['request_counts/', 'webhook_events/', 'revoked/'];

/** Stands before the database and Razorpay's sandbox, and counts what is asked of them. */
export async function openMeter(bench: Pick<Bench, 'lifetime' | 'settings'>): Promise<Meter> {
  let current = { ...nothing };
  let written: string[] = [];
  let latencies: Latencies = { provider: 0, database: 0 };
  const pending = { answers: 0 };
  const firestoreHost = await serveDatabase(bench, {
    decideFate: () => ({ delayMs: latencies.database }),
    onMessage(method, message) {
      pending.answers += 1;
      if (method !== 'Commit') return;
      for (const { path, isDelete } of writesOf(message)) {
        current[isDelete ? 'deletes' : 'writes'] += 1;
        if (!isDelete) written.push(path);
      }
    },
    onAnswer(method, answer) {
      pending.answers -= 1;
      current.reads += readsOf(method, answer);
    },
  });
  const sandbox = `http://${hostOf(bench.settings, 'sandbox')}`;
  const app = createApp().all('*', async (c) => {
    current.provider += 1;
    await wait(latencies.provider);
    const { pathname, search } = new URL(c.req.url);
    return proxy(sandbox + pathname + search, { raw: c.req.raw });
  });
  const server = await serveApp(app, 0);
  bench.lifetime.add(() => server.close());
  onLogEntry(() => (current.logEntries += 1));
  return {
    firestoreHost,
    providerUrl: server.url,
    async count(cost, work, added = { provider: 0, database: 0 }) {
      current = { ...nothing, calls: 1 };
      written = [];
      latencies = added;
      const started = performance.now();
      await work();
      current.ms = performance.now() - started;
      // A client does not wait for the end of each answer.
      while (pending.answers > 0) await wait(1);
      latencies = { provider: 0, database: 0 };
      const expiring = new Set(
        written.filter((path) => expiringCollections.some((it) => path.startsWith(it))),
      );
      add(cost, { ...current, expiring: expiring.size });
      return written;
    },
  };
}

export function add(sum: Cost, more: Cost, times = 1): void {
  for (const name of Object.keys(sum) as (keyof Cost)[]) sum[name] += more[name] * times;
}

const levels = ['debug', 'info', 'warn', 'error'] as const;

/** Calls back for each entry of the functions' log, instead of printing it. Call it before the functions load. */
function onLogEntry(note: () => void): void {
  for (const level of levels) {
    const print = console[level];
    console[level] = (...words: unknown[]) => {
      if (String(words[0]).includes('"severity":')) note();
      else print(...words);
    };
  }
}
