import { razorpayKeySecret } from '../../platform/config.ts';
import { everyMinutes } from '../../platform/every-minutes.ts';
import { logFailure } from '../../platform/log.ts';
import { makeQueuedRefunds } from '../refunds/make-refund.ts';
import { noticeWebhookSilence } from './notice-webhook-silence.ts';
import { sweepPayments as sweepAttempts } from './sweep-payments.ts';
import { sweepRefunds } from '../refunds/sweep-refunds.ts';

/** They run one after the other, to spare the provider. If one fails, the others still run. */
const jobs = [sweepAttempts, sweepRefunds, makeQueuedRefunds, noticeWebhookSilence];

export const sweepPayments = everyMinutes(10, runJobs, [razorpayKeySecret]);

async function runJobs(): Promise<void> {
  let isFinished = true;
  for (const job of jobs) {
    await job().catch((error: unknown) => {
      isFinished = false;
      logFailure('sweep-failed', error, { job: job.name });
    });
  }
  if (!isFinished) throw new Error('A sweep was not finished.');
}
