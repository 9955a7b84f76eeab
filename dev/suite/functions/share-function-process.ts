/**
 * Makes the Functions emulator serve all functions in one process (see `emulated-functions.cts`). By default, it
 * starts a process for each function, and more for concurrent requests. firebase-tools has no setting for this, so
 * Node loads this file first.
 */
import { createRequire } from 'node:module';

interface Worker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';
}

interface ServedRequest {
  headers: Record<string, string | undefined>;
}

interface Pool {
  getKey(): string;
  getIdleWorker(triggerId: string, runtime: string): Worker | undefined;
  getTriggerWorkers(triggerId: string, runtime: string): Worker[];
  submitRequest(triggerId: string, request: ServedRequest, ...others: unknown[]): Promise<void>;
}

interface Emulator {
  startRuntime(backend: object, trigger: object): Promise<Worker>;
}

const load = createRequire(import.meta.url);
const { RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js') as {
  RuntimeWorkerPool: { prototype: Pool };
};
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js') as {
  FunctionsEmulator: { prototype: Emulator };
};

const pool = RuntimeWorkerPool.prototype;
pool.getKey = () => 'all';
pool.getIdleWorker = function (triggerId, runtime) {
  return this.getTriggerWorkers(triggerId, runtime).find(
    ({ state }) => state === 'IDLE' || state === 'BUSY',
  );
};
const submitRequest = Reflect.get(pool, 'submitRequest');
pool.submitRequest = function (triggerId, request, ...others) {
  const headers = { ...request.headers, 'x-emulated-function': triggerId.split('-').at(-1) };
  return submitRequest.call(this, triggerId, { ...request, headers }, ...others);
};

const emulator = FunctionsEmulator.prototype;
const all = {
  id: 'all',
  name: 'all',
  entryPoint: 'emulated',
  httpsTrigger: {},
  // This is the longest time limit of a function. Without it, Node ends a request after 5 s.
  timeoutSeconds: 540,
};
const startRuntime = Reflect.get(emulator, 'startRuntime');
let starting: Promise<Worker> | undefined;
emulator.startRuntime = function (backend) {
  starting ??= startRuntime.call(this, backend, all).finally(() => (starting = undefined));
  return starting;
};
