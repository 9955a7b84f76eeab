import { afterAll, beforeEach, vi } from 'vitest';
import type { CallFate } from '../../../dev/firestore-proxy/call-fate.ts';
import { startFirestoreProxy } from '../../../dev/firestore-proxy/proxy.ts';

/**
 * Gives this process a database whose commits can fail. Resolves to a function that sets the outcomes of the next
 * commits. Call it within `vi.hoisted`, before the functions load, because they read the database's address once.
 */
export async function startFailingDatabase() {
  let fates: CallFate[] = [];
  const proxy = await startFirestoreProxy({
    emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
    decideFate: (method) => (method === 'Commit' && fates.shift()) || {},
  });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  beforeEach(() => {
    fates = [];
  });
  afterAll(() => proxy.close());
  return (...next: CallFate[]): void => {
    fates = next;
  };
}
