import { execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../dev/suite/free-port.ts';
import { suite } from './suite.ts';

interface DeployedFunction {
  url: string;
  /** What it wrote to its output so far. */
  output: () => string;
  /** The memory that its process holds now. */
  residentBytes: () => number;
  /** Whether its process is still the first one. */
  isRunning: () => boolean;
  stop: () => void;
}

const framework = resolve('node_modules/@google-cloud/functions-framework/build/src/main.js');

/** Serves a built function in a process of its own, with the framework that runs it in Cloud Run. */
export async function serveDeployed(target: string): Promise<DeployedFunction> {
  const port = await freePort();
  const { NODE_ENV: _, ...environment } = process.env;
  const output: string[] = [];
  const child = spawn(process.execPath, [framework], {
    env: {
      ...environment,
      FIREBASE_CONFIG: JSON.stringify({ projectId: suite.projectId }),
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTION_SOURCE: resolve('dist', suite.projectId, 'functions'),
      FUNCTION_TARGET: target,
      PORT: String(port),
    },
  });
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url, { method: 'PUT' }).catch(() => undefined);
  await vi.waitUntil(answers, { timeout: 30_000 });
  return {
    url,
    output: () => output.join(''),
    residentBytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) *
      1024,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => void child.kill(),
  };
}
