import { onSchedule } from 'firebase-functions/scheduler';
import { razorpayKeySecret, region } from '../../platform/config.ts';
import { logFailure } from '../../platform/log.ts';
import { makeQueuedRefunds } from '../refunds/make-refund.ts';
import { noticeWebhookSilence } from './notice-webhook-silence.ts';
import { sweepPayments as sweepAttempts } from './sweep-payments.ts';
import { sweepRefunds } from '../refunds/sweep-refunds.ts';

/** One after the other, so that the provider is not asked too much at once; each whatever became of the others. */
const jobs = [sweepAttempts, sweepRefunds, makeQueuedRefunds, noticeWebhookSilence];

export const sweepPayments = onSchedule(
  {
    schedule: 'every 10 minutes',
    region,
    secrets: [razorpayKeySecret],
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async () => {
    let isFinished = true;
    for (const job of jobs) {
      await job().catch((error: unknown) => {
        isFinished = false;
        logFailure('sweep-failed', error, { job: job.name });
      });
    }
    if (!isFinished) throw new Error('A sweep was not finished.');
  },
);
