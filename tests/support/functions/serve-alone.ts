import { execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { vi } from 'vitest';
import { suite } from './suite.ts';

/** Half of what Node allows itself in an instance; otherwise it would be as much as the machine has. */
const heap = ['--max-old-space-size=128', '--max-semi-space-size=1'];
const framework = resolve('node_modules/@google-cloud/functions-framework/build/src/main.js');

export interface ServedAlone {
  url: string;
  /** What its process has written to its output so far. */
  output: () => string;
  /** Megabytes by which `work` lets the process's memory grow at the most. */
  growthDuring: (work: () => Promise<unknown>) => Promise<number>;
  isRunning: () => boolean;
  stop: () => void;
}

/** Serves a function of the suite's build in a process of its own, with the framework that runs it in Cloud Run. */
export async function serveAlone(
  target: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ServedAlone> {
  const port = await getPort();
  // As in Cloud Run: the framework reads a body before the function does in the emulator.
  const { NODE_ENV: _, FUNCTIONS_EMULATOR: __, ...own } = process.env;
  const output: string[] = [];
  const child = spawn(process.execPath, [...heap, framework], {
    env: {
      ...own,
      FIREBASE_CONFIG: JSON.stringify({ projectId: suite.projectId }),
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTION_SOURCE: resolve('dist', suite.projectId, 'functions'),
      FUNCTION_TARGET: target,
      PORT: String(port),
      ...environment,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => output.push(String(chunk)));
  }
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => fetch(url).catch(() => undefined), { timeout: 30_000 });
  const megabytes = () => residentMegabytes(child.pid ?? 0);
  return {
    url,
    output: () => output.join(''),
    async growthDuring(work) {
      const before = megabytes();
      let most = before;
      const end = new AbortController();
      const done = work().finally(() => end.abort());
      for (; !end.signal.aborted; await wait(50)) most = Math.max(most, megabytes());
      await done;
      return Math.max(most, megabytes()) - before;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => void child.kill(),
  };
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
