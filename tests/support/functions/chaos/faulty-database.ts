import { afterAll, vi } from 'vitest';
import { grpcStatus, type CallFailure } from '../../../../dev/firestore-proxy/call-failure.ts';
import { startFirestoreProxy } from '../../../../dev/firestore-proxy/proxy.ts';
import { randomInteger, type Random } from '../../../../dev/seed/random.ts';

const { aborted, deadlineExceeded, internal, unavailable } = grpcStatus;

/** The share of commits that fail in each way. The SDK retries some of the failures itself. */
const commitFailures: readonly [share: number, CallFailure][] = [
  [0.04, { refusedWith: aborted }],
  [0.04, { refusedWith: unavailable }],
  [0.03, { refusedWith: internal }],
  [0.03, { answerLostAs: unavailable }],
  [0.03, { answerLostAs: deadlineExceeded }],
];
const readFates: readonly [share: number, CallFailure][] = [[0.01, { refusedWith: unavailable }]];

/** The database is unavailable once, after a number of calls in this range. */
const callsBeforeOutage = [100, 400] as const;
const callsOfOutage = 40;

/**
 * Gives this process a database that can fail. Call it within `vi.hoisted`, because the functions read the
 * database's address when they load.
 */
export async function startFaultyDatabase() {
  let decideFailure: (method: string) => CallFailure = unharmed;
  const proxy = await startFirestoreProxy({
    emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
    decideFailure: (method) => decideFailure(method),
  });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  afterAll(() => proxy.close());
  return {
    fail(random: Random): void {
      decideFailure = faults(random);
    },
    recover(): void {
      decideFailure = unharmed;
    },
  };
}

function unharmed(): CallFailure {
  return {};
}

function faults(random: Random): (method: string) => CallFailure {
  const outage = randomInteger(random, ...callsBeforeOutage);
  let calls = 0;
  return (method) => {
    calls += 1;
    if (calls >= outage && calls < outage + callsOfOutage) return { refusedWith: unavailable };
    let chance = random();
    const failures = method === 'Commit' ? commitFailures : readFates;
    return failures.find(([share]) => (chance -= share) < 0)?.[1] ?? {};
  };
}
