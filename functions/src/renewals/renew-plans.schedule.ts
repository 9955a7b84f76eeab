import { followUpOrders } from '../invoices/follow-up-orders.ts';
import { arePaymentsOpen, razorpayKeySecret } from '../platform/config.ts';
import { everyMinutes } from '../platform/every-minutes.ts';
import { runJobs } from '../platform/run-jobs.ts';
import { renewPlans as renew } from './renew-plans.ts';

/** Without open payments, a renewal couldn't be paid. An order by invoice is paid by bank. */
export const renewPlans = everyMinutes(
  60,
  (now) => runJobs([() => followUpOrders(now), ...(arePaymentsOpen() ? [() => renew(now)] : [])]),
  [razorpayKeySecret],
);
