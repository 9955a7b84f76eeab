import { razorpayKeySecret } from '../../platform/config.ts';
import { everyMinutes } from '../../platform/every-minutes.ts';
import { runJobs } from '../../platform/run-jobs.ts';
import { makeQueuedRefunds } from './make-refund.ts';
import { sweepRefunds as bookRefunds } from './sweep-refunds.ts';

export const sweepRefunds = everyMinutes(10, () => runJobs([bookRefunds, makeQueuedRefunds]), [
  razorpayKeySecret,
]);
