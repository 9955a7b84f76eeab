import { execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import { freePort } from '../../dev/suite/free-port.ts';
import { suite } from './suite.ts';

/** What Node allows itself in an instance of 256 MiB; otherwise it would be as much as the machine has. */
const heapOfInstance = ['--max-old-space-size=128', '--max-semi-space-size=1'];
const framework = resolve('node_modules/@google-cloud/functions-framework/build/src/main.js');

export interface ServedAlone {
  url: string;
  /** Megabytes by which `work` lets the process's memory grow at the most. */
  growthDuring(work: () => Promise<void>): Promise<number>;
  stop(): void;
}

/** Serves a function of the suite's build in a process of its own, with the heap of an instance. */
export async function serveAlone(
  target: string,
  environment: NodeJS.ProcessEnv,
): Promise<ServedAlone> {
  const port = await freePort();
  const child = spawn(process.execPath, [...heapOfInstance, framework], {
    stdio: 'ignore',
    env: {
      ...process.env,
      FIREBASE_CONFIG: JSON.stringify({ projectId: suite.projectId }),
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTION_SOURCE: resolve('dist', suite.projectId, 'functions'),
      FUNCTION_TARGET: target,
      NODE_ENV: 'production',
      PORT: String(port),
      ...environment,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => fetch(url).catch(() => undefined), { timeout: 30_000 });
  const megabytes = () => residentMegabytes(child.pid ?? 0);
  return {
    url,
    async growthDuring(work) {
      const before = megabytes();
      let most = before;
      const end = new AbortController();
      const done = work().finally(() => end.abort());
      for (; !end.signal.aborted; await wait(50)) most = Math.max(most, megabytes());
      await done;
      return most - before;
    },
    stop: () => void child.kill(),
  };
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
