import { logFailure } from './log.ts';

/**
 * Runs jobs one after the other, to limit the load on Razorpay. If a job fails, the others still run before this
 * throws.
 */
export async function runJobs(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  let isFinished = true;
  for (const job of jobs) {
    await job().catch((error: unknown) => {
      isFinished = false;
      logFailure('sweep-failed', error, { job: job.name });
    });
  }
  if (!isFinished) throw new Error('A sweep was not finished.');
}
