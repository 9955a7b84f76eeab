import { Timestamp } from 'firebase-admin/firestore';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { Problem } from '../../suite/problem.ts';
import { serveFunction, type Bench } from '../serve-function.ts';

const maxSweeps = 20;
const patienceMs = 5 * 60_000;

/** Runs both sweeps as the scheduler does, until they have finished once with nothing left to settle. */
export async function sweepUntilSettled(
  bench: Bench,
  firestoreHost: string,
): Promise<{ leftToSweeper: number; sweeps: number }> {
  const leftToSweeper = await openAttempts();
  const isSettled = async (): Promise<boolean> => (await openAttempts()) === 0;
  const sweeps = await runUntil(bench, firestoreHost, 'sweepPayments', isSettled);
  await runUntil(bench, firestoreHost, 'sweepRefunds', async () => true);
  return { leftToSweeper, sweeps };
}

/** Runs a schedule until it has finished without an error and `isDone`; resolves to the number of runs. */
async function runUntil(
  bench: Bench,
  firestoreHost: string,
  name: string,
  isDone: () => Promise<boolean>,
): Promise<number> {
  const schedule = await serveFunction(bench, name, {
    firestoreHost,
    // The functions accept another address of the provider only in the emulator.
    environment: { FUNCTIONS_EMULATOR: 'true' },
  });
  for (let sweeps = 1; sweeps <= maxSweeps; sweeps += 1) {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(schedule.url, { method: 'POST', signal });
    await answer.body?.cancel();
    if (answer.ok && (await isDone())) {
      await schedule.stop();
      return sweeps;
    }
    await letTimePass();
  }
  throw new Problem(`After ${maxSweeps} runs of ${name} there is still something left to settle.`);
}

/** Makes the next check of each open attempt due, as it is when the scheduler calls again. */
async function letTimePass(): Promise<void> {
  const writer = firestore.bulkWriter();
  const nextCheckAt = Timestamp.now();
  const open = await paymentAttempts.where('state', '==', 'open').get();
  for (const { ref } of open.docs) void writer.update(ref, { nextCheckAt });
  await writer.close();
}

async function openAttempts(): Promise<number> {
  return (await paymentAttempts.where('state', '==', 'open').count().get()).data().count;
}
