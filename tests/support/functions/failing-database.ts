import { afterAll, beforeEach, vi } from 'vitest';
import type { CallFailure } from '../../../dev/firestore-proxy/call-failure.ts';
import { startFirestoreProxy } from '../../../dev/firestore-proxy/proxy.ts';

/**
 * Gives this process a database whose commits can fail. The returned function sets the outcomes of the next
 * commits. Call it within `vi.hoisted`, because the functions read the database's address when they load.
 */
export async function startFailingDatabase() {
  let failures: CallFailure[] = [];
  const proxy = await startFirestoreProxy({
    emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
    decideFailure: (method) => (method === 'Commit' && failures.shift()) || {},
  });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  beforeEach(() => {
    failures = [];
  });
  afterAll(() => proxy.close());
  return (...next: CallFailure[]): void => {
    failures = next;
  };
}
