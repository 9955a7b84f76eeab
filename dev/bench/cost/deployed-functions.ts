import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from 'firebase-functions';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { serve } from '../../../tests/support/functions/serve.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { root } from '../../suite/folders.ts';
import { parseScheduleInterval } from '../../suite/schedule-interval.ts';
import { add, nothing, type Cost, type Latencies, type Meter } from './meter.ts';

interface DeployedFunction {
  run: (event: object) => Promise<unknown>;
  __endpoint: {
    httpsTrigger?: object;
    scheduleTrigger?: { schedule: string };
    eventTrigger?: { eventType: string; eventFilterPathPatterns: { document: string } };
  };
}

interface Trigger {
  name: string;
  run: DeployedFunction['run'];
  path: RegExp;
  /** Called for new documents only. */
  isForNew: boolean;
}

/** What each function cost, by its name. */
export type Costs = Map<string, Cost>;

const dayMs = 24 * 60 * 60_000;

/** Runs the functions in this process as a deployment does, and counts what they cost. */
export async function openFunctions(meter: Meter, latencies: Latencies) {
  const functions = await loadFunctions();
  const triggers = [...functions].flatMap(([name, it]) => triggerOf(name, it) ?? []);
  const urls = new Map<string, string>();
  const lastSeen = new Map<string, DocumentSnapshot>();
  const costs: Costs = new Map();

  function addTo(name: string, more: Cost): void {
    const cost = costs.get(name) ?? { ...nothing };
    add(cost, more);
    costs.set(name, cost);
  }

  async function count(name: string, work: () => Promise<unknown>): Promise<void> {
    const cost = { ...nothing };
    const written = await meter.count(cost, work, latencies);
    addTo(name, cost);
    await deliver(written);
  }

  /** Calls the triggers of the written documents, once for each write. */
  async function deliver(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const trigger = triggers.find((it) => it.path.test(path));
      if (!trigger) continue;
      const { name, run, isForNew } = trigger;
      const before = lastSeen.get(path);
      const after = await firestore.doc(path).get();
      lastSeen.set(path, after);
      if (isForNew && before) continue;
      const params = { ...trigger.path.exec(path)?.groups };
      const change = { before, after } as Change<DocumentSnapshot>;
      await count(name, () => run({ data: isForNew ? after : change, params }));
    }
  }

  return {
    /** Sends a request to an endpoint; resolves to its answer. Throws for another status than 200. */
    async call(name: string, request: RequestInit, path = ''): Promise<Uint8Array> {
      const handler = functions.get(name);
      if (!handler) throw new Error(`There is no function ${name}.`);
      const url = urls.get(name) ?? (await serve(name, handler));
      urls.set(name, url);
      let body = new Uint8Array();
      await count(name, async () => {
        const answer = await fetch(url + path, request);
        body = await answer.bytes();
        if (answer.status !== 200) throw new Error(`${name}: ${new TextDecoder().decode(body)}`);
      });
      return body;
    },

    /** Writes a document as a browser does, which is not counted, and calls its triggers. */
    async store(path: string, document: object): Promise<void> {
      await firestore.doc(path).set(document);
      await deliver([path]);
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
      const cost = { ...nothing };
      const written = await meter.count(cost, work);
      if (cost.reads > 1 || cost.provider > 0) addTo(name, { ...cost, calls: 0, ms: 0 });
      await deliver(written);
    },

    /** What was counted since the last time. */
    take(): Costs {
      const taken = new Map(costs);
      costs.clear();
      return taken;
    },
  };
}

export type Functions = Awaited<ReturnType<typeof openFunctions>>;

export function sumOf(costs: Costs): Cost {
  const sum = { ...nothing };
  for (const cost of costs.values()) add(sum, cost);
  return sum;
}

async function loadFunctions(): Promise<Map<string, DeployedFunction>> {
  const files = globSync('functions/src/**/*.{endpoint,schedule,trigger}.ts', { cwd: root });
  const modules = await Promise.all(
    files.toSorted().map((file) => import(join(root, file)) as Promise<Record<string, object>>),
  );
  const exported = modules.flatMap((module) => Object.entries(module));
  return new Map(exported.filter(([, it]) => '__endpoint' in it) as [string, DeployedFunction][]);
}

function triggerOf(name: string, { run, __endpoint }: DeployedFunction): Trigger | undefined {
  const { eventTrigger } = __endpoint;
  if (!eventTrigger) return undefined;
  const pattern = eventTrigger.eventFilterPathPatterns.document;
  const path = new RegExp(`^${pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { name, run, path, isForNew: eventTrigger.eventType.endsWith('.created') };
}
