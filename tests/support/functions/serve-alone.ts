import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveFunction } from '../../../dev/suite/functions/serve-function.ts';
import { suite } from './suite.ts';

/** Half of Node's default heap in an instance. Otherwise Node would size the heap by this machine's memory. */
const heap = ['--max-old-space-size=128', '--max-semi-space-size=1'];

export interface ServedAlone {
  url: string;
  output: () => string;
  /** The largest growth of the process's memory while `work` runs, in megabytes. */
  growthDuring: (work: () => Promise<unknown>) => Promise<number>;
  isRunning: () => boolean;
  stop: () => void;
  crash: () => void;
}

/** Serves a function of the suite's build in its own process. */
export async function serveAlone(
  target: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ServedAlone> {
  const source = resolve('dist', suite.projectId, 'functions/lib/index.cjs');
  const { projectId } = suite;
  const { url, child, output } = await serveFunction(target, {
    projectId,
    source,
    environment,
    flags: heap,
  });
  const megabytes = () => residentMegabytes(child.pid ?? 0);
  return {
    url,
    output,
    async growthDuring(work) {
      const before = megabytes();
      let most = before;
      const end = new AbortController();
      const done = work().finally(() => end.abort());
      for (; !end.signal.aborted; await wait(200)) most = Math.max(most, megabytes());
      await done;
      return Math.max(most, megabytes()) - before;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => void child.kill(),
    crash: () => void child.kill('SIGKILL'),
  };
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
