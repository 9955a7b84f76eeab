import { followUpInvoices } from '../invoices/follow-up-invoices.ts';
import { arePaymentsOpen, razorpayKeySecret } from '../platform/config.ts';
import { everyMinutes } from '../platform/every-minutes.ts';
import { runJobs } from '../platform/run-jobs.ts';
import { renewPlans as renew } from './renew-plans.ts';

/** Without open payments, a renewal couldn't be paid. An order by invoice is paid by bank. */
export const renewPlans = everyMinutes(
  60,
  (now) => runJobs([() => followUpInvoices(now), ...(arePaymentsOpen() ? [() => renew(now)] : [])]),
  [razorpayKeySecret],
);
