import { arePaymentsOpen, razorpayKeySecret } from '../../platform/config.ts';
import { everyMinutes } from '../../platform/every-minutes.ts';
import { runJobs } from '../../platform/run-jobs.ts';
import { makeQueuedRefunds } from './make-refund.ts';
import { sweepRefunds as recordRefunds } from './sweep-refunds.ts';

export const sweepRefunds = everyMinutes(
  10,
  () => runJobs(arePaymentsOpen() ? [recordRefunds, makeQueuedRefunds] : []),
  [razorpayKeySecret],
);
