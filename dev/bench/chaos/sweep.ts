import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { Problem } from '../../suite/problem.ts';
import { serveFunction, type Bench } from '../serve-function.ts';

const maxSweeps = 20;
const patienceMs = 5 * 60_000;

/** Runs the schedule as the scheduler does, until it has finished once with nothing left to settle. */
export async function sweepUntilSettled(
  bench: Bench,
  firestoreHost: string,
): Promise<{ leftToSweeper: number; sweeps: number }> {
  const leftToSweeper = await openAttempts();
  const schedule = await serveFunction(bench, 'sweepPayments', {
    firestoreHost,
    // The functions accept another address of the provider only in the emulator.
    environment: { FUNCTIONS_EMULATOR: 'true' },
  });
  for (let sweeps = 1; sweeps <= maxSweeps; sweeps += 1) {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(schedule.url, { method: 'POST', signal });
    await answer.body?.cancel();
    if (answer.ok && (await openAttempts()) === 0) {
      await schedule.stop();
      return { leftToSweeper, sweeps };
    }
  }
  throw new Problem(`After ${maxSweeps} sweeps there is still something left to settle.`);
}

async function openAttempts(): Promise<number> {
  return (await paymentAttempts.where('state', '==', 'open').count().get()).data().count;
}
