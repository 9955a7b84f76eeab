import { readsOf, writesOf } from '../../firestore-proxy/operations.ts';
import { startFirestoreProxy } from '../../firestore-proxy/proxy.ts';
import { processEnvironment } from '../../suite/functions/functions-environment.ts';
import type { Lifetime } from '../../suite/lifetime.ts';
import { hostOf, type Settings } from '../../suite/settings.ts';

export interface Calls {
  calls: number;
  reads: number;
  writes: number;
}

/** Sends this process's database requests through a proxy. The returned function counts those of some work. */
export async function countCalls(lifetime: Lifetime, settings: Settings) {
  const counts: Calls = { calls: 0, reads: 0, writes: 0 };
  const proxy = await startFirestoreProxy({
    emulatorHost: hostOf(settings, 'firestore'),
    onMessage(method, message) {
      counts.calls += 1;
      if (method === 'Commit') counts.writes += writesOf(message).length;
    },
    onAnswer(method, answer) {
      counts.reads += readsOf(method, answer);
    },
  });
  lifetime.add(() => proxy.close());
  Object.assign(process.env, processEnvironment(settings), { FIRESTORE_EMULATOR_HOST: proxy.host });
  return async (work: () => Promise<unknown>): Promise<Calls & { seconds: number }> => {
    const before = { ...counts };
    const startedAt = performance.now();
    await work();
    return {
      seconds: (performance.now() - startedAt) / 1000,
      calls: counts.calls - before.calls,
      reads: counts.reads - before.reads,
      writes: counts.writes - before.writes,
    };
  };
}
