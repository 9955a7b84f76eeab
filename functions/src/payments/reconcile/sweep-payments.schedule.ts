import { razorpayKeySecret } from '../../platform/config.ts';
import { everyMinutes } from '../../platform/every-minutes.ts';
import { runJobs } from '../../platform/run-jobs.ts';
import { noticeWebhookSilence } from './notice-webhook-silence.ts';
import { sweepPayments as sweepAttempts } from './sweep-payments.ts';

export const sweepPayments = everyMinutes(
  10,
  () => runJobs([sweepAttempts, noticeWebhookSilence]),
  [razorpayKeySecret],
);
