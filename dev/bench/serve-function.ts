import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { startFirestoreProxy } from '../firestore-proxy/proxy.ts';
import type { Environment } from '../suite/environment.ts';
import { logFolder, root } from '../suite/folders.ts';
import {
  emulatorEnvironment,
  functionParameters,
  functionSecrets,
} from '../suite/functions-environment.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';
import { startProcess, type RunningProcess } from '../suite/processes.ts';
import { hostOf, type Settings } from '../suite/settings.ts';
import type { Random } from './random.ts';

const framework = join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
const patienceMs = 60_000;

/** What each phase of a benchmark works with. */
export interface Bench {
  lifetime: Lifetime;
  settings: Settings;
  random: Random;
  /** The functions' bundle. */
  source: string;
}

export interface PaymentsBench extends Bench {
  /** How many payments the chaos run makes. */
  payments: number;
}

export interface FunctionOptions {
  /** The built module, if it is not the functions' bundle. */
  source?: string;
  /** Host and port of the database, if it is not the emulator itself. */
  firestoreHost?: string;
  environment?: Environment;
}

export interface ServedFunction {
  url: string;
  /** Kills its process in the middle of its work, and starts another. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Serves one function in a process of its own, as Cloud Run does, on a free port. */
export async function serveFunction(
  { lifetime, settings, source }: Bench,
  target: string,
  options: FunctionOptions = {},
): Promise<ServedFunction> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const log = createWriteStream(join(logFolder(settings.projectId), `${target}.log`), {
    flags: 'a',
  });
  let running = start();
  await waitUntilListening(url, running);

  function start(): RunningProcess {
    return startProcess(lifetime, {
      command: process.execPath,
      args: [framework],
      cwd: root,
      environment: {
        ...emulatorEnvironment(settings),
        ...functionParameters(settings),
        ...functionSecrets(settings),
        ...(options.firestoreHost && { FIRESTORE_EMULATOR_HOST: options.firestoreHost }),
        FIREBASE_CONFIG: JSON.stringify({ projectId: settings.projectId }),
        NODE_ENV: 'production',
        FUNCTION_SIGNATURE_TYPE: 'http',
        FUNCTION_SOURCE: options.source ?? source,
        FUNCTION_TARGET: target,
        PORT: String(port),
        ...options.environment,
      },
      onLine: (line) => log.write(`${line}\n`),
    });
  }

  return {
    url,
    async crash() {
      await running.kill();
      running = start();
      await waitUntilListening(url, running);
    },
    stop: () => running.kill(),
  };
}

/** Starts a proxy before the database; resolves to its host and port. */
export async function serveDatabase(
  { lifetime, settings }: Pick<Bench, 'lifetime' | 'settings'>,
  options: Omit<Parameters<typeof startFirestoreProxy>[0], 'emulatorHost'>,
): Promise<string> {
  const emulatorHost = hostOf(settings, 'firestore');
  const proxy = await startFirestoreProxy({ ...options, emulatorHost });
  lifetime.add(() => proxy.close());
  return proxy.host;
}

async function waitUntilListening(url: string, { exited }: RunningProcess): Promise<void> {
  let hasEnded = false;
  void exited.finally(() => (hasEnded = true));
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(20)) {
    if (hasEnded) break;
    // The framework answers this path itself.
    if (await fetch(`${url}/robots.txt`).catch(() => undefined)) return;
  }
  throw new Problem('A function did not start; the reason stands in its log in .local.');
}
