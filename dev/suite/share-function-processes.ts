/**
 * Lets the Functions emulator serve all requests and events of a function in one process, as Cloud Run does.
 * By itself it starts a process of about 200 MB for each that comes while another one is served. Node loads
 * this file before firebase-tools, which has no setting for it.
 */
import { createRequire } from 'node:module';

interface Worker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';
}

interface Pool {
  getIdleWorker(triggerId: string, runtime: string): Worker | undefined;
  getTriggerWorkers(triggerId: string, runtime: string): Worker[];
}

interface Emulator {
  startRuntime(backend: object, trigger?: { id: string }): Promise<Worker>;
}

const load = createRequire(import.meta.url);
const { RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js') as {
  RuntimeWorkerPool: { prototype: Pool };
};
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js') as {
  FunctionsEmulator: { prototype: Emulator };
};

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
  return this.getTriggerWorkers(triggerId, runtime).find(
    ({ state }) => state === 'IDLE' || state === 'BUSY',
  );
};

const starting = new Map<string, Promise<Worker>>();
const startRuntime = Reflect.get(FunctionsEmulator.prototype, 'startRuntime');
FunctionsEmulator.prototype.startRuntime = async function (backend, trigger) {
  const key = trigger?.id ?? '';
  const started =
    starting.get(key) ??
    startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
  starting.set(key, started);
  return started;
};
