import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { root } from '../../suite/folders.ts';
import { parseScheduleInterval } from '../../suite/schedule-interval.ts';
import { serve } from '../../suite/serve-handler.ts';
import { assumedLatencies, sumOf, type Cost, type Meter } from './meter.ts';

interface DeployedFunction {
  run: (event: object) => Promise<unknown>;
  __endpoint: {
    scheduleTrigger?: { schedule: string };
    eventTrigger?: { eventType: string; eventFilterPathPatterns: { document: string } };
  };
}

const dayMs = 24 * 60 * 60_000;

/** Runs the functions in this process as a deployment does, and counts what they cost. */
export async function openFunctions(meter: Meter) {
  const functions = await loadFunctions();
  const triggers = [...functions].flatMap(([name, it]) => triggerOf(name, it));
  const urls = new Map<string, string>();
  const lastSeen = new Map<string, DocumentSnapshot>();
  let costs = new Map<string, Cost>();

  function add(name: string, cost: Cost): void {
    costs.set(name, sumOf([cost, ...(costs.has(name) ? [costs.get(name) as Cost] : [])]));
  }

  async function count(name: string, work: () => Promise<unknown>): Promise<void> {
    const { cost, written } = await meter.count(work, assumedLatencies);
    add(name, cost);
    await callTriggers(written);
  }

  /** Calls the triggers of the written documents, once for each write. */
  async function callTriggers(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const trigger = triggers.find((it) => it.path.test(path));
      if (!trigger) continue;
      const { name, run, isForNew } = trigger;
      const before = lastSeen.get(path);
      const after = await firestore.doc(path).get();
      lastSeen.set(path, after);
      if (isForNew && before) continue;
      const params = { ...trigger.path.exec(path)?.groups };
      await count(name, () => run({ data: isForNew ? after : { before, after }, params }));
    }
  }

  return {
    /** Sends a request to an endpoint; resolves to its answer. Throws for another status than 200. */
    async call(name: string, request: RequestInit, path = ''): Promise<string> {
      const url = urls.get(name) ?? (await serve(name, functions.get(name) ?? {}));
      urls.set(name, url);
      let body = '';
      await count(name, async () => {
        const answer = await fetch(url + path, request);
        body = await answer.text();
        if (answer.status !== 200) throw new Error(`${name}: ${body}`);
      });
      return body;
    },

    /** Writes a document as a browser does, which is not counted, and calls its triggers. */
    async store(path: string, document: object): Promise<void> {
      await firestore.doc(path).set(document);
      await callTriggers([path]);
    },

    /** Runs every schedule once. Resolves to how often a day has each, by its name. */
    async runSchedules(): Promise<Map<string, number>> {
      const runs = new Map<string, number>();
      for (const [name, { run, __endpoint }] of functions) {
        const { scheduleTrigger } = __endpoint;
        if (!scheduleTrigger) continue;
        runs.set(name, dayMs / parseScheduleInterval(scheduleTrigger.schedule));
        await count(name, () => run({ scheduleTime: new Date().toISOString() }));
      }
      return runs;
    },

    /**
     * Does work as a run of a schedule by a clock of its own, without latencies. Counts what it adds to the
     * runs of an idle day, of which each makes one query that finds nothing.
     */
    async runAs(name: string, work: () => Promise<void>): Promise<void> {
      const { cost, written } = await meter.count(work);
      if (cost.reads > 1 || cost.Razorpay > 0) add(name, { ...cost, calls: 0, ms: 0 });
      await callTriggers(written);
    },

    /** What each function has cost since the last time, by its name. */
    take(): Map<string, Cost> {
      const taken = costs;
      costs = new Map();
      return taken;
    },
  };
}

export type Functions = Awaited<ReturnType<typeof openFunctions>>;

async function loadFunctions(): Promise<Map<string, DeployedFunction>> {
  const files = globSync('functions/src/**/*.{endpoint,schedule,trigger}.ts', { cwd: root });
  const modules = await Promise.all(
    files.toSorted().map((file) => import(join(root, file)) as Promise<Record<string, object>>),
  );
  const exported = modules.flatMap((module) => Object.entries(module));
  return new Map(exported.filter(([, it]) => '__endpoint' in it) as [string, DeployedFunction][]);
}

function triggerOf(name: string, { run, __endpoint: { eventTrigger } }: DeployedFunction) {
  if (!eventTrigger) return [];
  const pattern = eventTrigger.eventFilterPathPatterns.document;
  const path = new RegExp(`^${pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return [{ name, run, path, isForNew: eventTrigger.eventType.endsWith('.created') }];
}
