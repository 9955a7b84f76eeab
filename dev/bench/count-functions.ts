import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { startFirestoreProxy } from '../firestore-proxy/proxy.ts';
import { processEnvironment } from '../suite/functions/functions-environment.ts';
import { parseScheduleInterval } from '../suite/functions/schedule-interval.ts';
import { serve } from '../suite/functions/serve-handler.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { hostOf, type Settings } from '../suite/settings.ts';
import { readsOf, writesOf } from './operations.ts';

interface DeployedFunction {
  (request: object, response: ServerResponse): unknown;
  run: (event: object) => Promise<unknown>;
  __endpoint: {
    scheduleTrigger?: { schedule: string };
    eventTrigger?: { eventType: string; eventFilterPathPatterns: { document: string } };
  };
}

export type CountedFunctions = Awaited<ReturnType<typeof countFunctions>>;

const nothing = { calls: 0, reads: 0, writes: 0, deletes: 0 };
const dayMs = 24 * 60 * 60_000;

/** Runs the functions in this process, one after another, and counts their operations. */
export async function countFunctions(lifetime: Lifetime, settings: Settings) {
  let counts = { ...nothing };
  let lastCall = Promise.resolve();
  const written: string[] = [];
  const lastSeen = new Map<string, DocumentSnapshot>();
  const proxy = await startFirestoreProxy({
    emulatorHost: hostOf(settings, 'firestore'),
    onMessage(method, message) {
      for (const { path, isDelete } of method === 'Commit' ? writesOf(message) : []) {
        counts[isDelete ? 'deletes' : 'writes'] += 1;
        written.push(path);
      }
    },
    onAnswer(method, answer) {
      counts.reads += readsOf(method, answer);
      for (const path of method === 'Commit' ? written.splice(0) : []) {
        lastCall = lastCall.then(() => callTriggers(path));
      }
    },
  });
  lifetime.add(() => proxy.close());
  Object.assign(process.env, processEnvironment(settings), { FIRESTORE_EMULATOR_HOST: proxy.host });
  const { firestore } = await import('../../functions/src/platform/firebase.ts');
  const load = createRequire(import.meta.url);
  const functions = load('../../functions/src/index.cts') as Record<string, DeployedFunction>;

  async function callTriggers(path: string): Promise<void> {
    for (const { run, __endpoint } of Object.values(functions)) {
      const { eventType = '', eventFilterPathPatterns } = __endpoint.eventTrigger ?? {};
      const pattern = eventFilterPathPatterns?.document.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
      const params = pattern && new RegExp(`^${pattern}$`).exec(path)?.groups;
      if (!params || eventType.endsWith('.deleted')) continue;
      const before = lastSeen.get(path);
      const after = await firestore.doc(path).get();
      counts.reads -= 1; // A real event carries the document.
      lastSeen.set(path, after);
      const isOfNew = eventType.endsWith('.created');
      if (isOfNew && before) continue;
      counts.calls += 1;
      await run({ params, data: isOfNew ? after : { before, after } });
    }
  }

  async function answer(name: string, request: object, response: ServerResponse): Promise<void> {
    counts.calls += 1;
    await functions[name]?.(request, response);
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode}`);
  }

  function serveCounted(name: string): Promise<string> {
    return serve(name, (request: object, response: ServerResponse) => {
      lastCall = lastCall.then(() => answer(name, request, response));
      return lastCall;
    });
  }

  /** Resolves when the counts haven't changed for a second. */
  async function rest(): Promise<void> {
    for (let seen = ''; seen !== JSON.stringify(counts); await wait(1000)) {
      await lastCall;
      seen = JSON.stringify(counts);
    }
  }

  /** Counts the operations of the work and of the triggers that it starts. */
  async function count(work: () => unknown): Promise<typeof nothing> {
    await rest();
    counts = { ...nothing };
    await work();
    await rest();
    return { ...counts };
  }

  /** Multiplies one run of each schedule by its runs in a day. */
  async function countDay(): Promise<typeof nothing> {
    const day = { ...nothing };
    for (const { run, __endpoint } of Object.values(functions)) {
      if (!__endpoint.scheduleTrigger) continue;
      const runs = dayMs / parseScheduleInterval(__endpoint.scheduleTrigger.schedule);
      const one = await count(() => run({ scheduleTime: new Date().toISOString() }));
      one.calls += 1;
      for (const name of Object.keys(day) as (keyof typeof day)[]) day[name] += runs * one[name];
    }
    return day;
  }

  return { serve: serveCounted, rest, count, countDay };
}
