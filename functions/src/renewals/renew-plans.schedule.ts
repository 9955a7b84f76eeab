import { arePaymentsOpen, razorpayKeySecret } from '../platform/config.ts';
import { everyMinutes } from '../platform/every-minutes.ts';
import { runJobs } from '../platform/run-jobs.ts';
import { renewPlans as renew } from './renew-plans.ts';

/** Without open payments, a renewal couldn't be paid. */
export const renewPlans = everyMinutes(
  60,
  (now) => runJobs(arePaymentsOpen() ? [() => renew(now)] : []),
  [razorpayKeySecret],
);
