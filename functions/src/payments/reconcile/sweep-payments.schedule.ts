import { arePaymentsOpen, razorpayKeySecret } from '../../platform/config.ts';
import { everyMinutes } from '../../platform/every-minutes.ts';
import { runJobs } from '../../platform/run-jobs.ts';
import { recordSweep } from '../record-health.ts';
import { alertOnWebhookSilence } from './alert-on-webhook-silence.ts';
import { sweepDisputes } from './sweep-disputes.ts';
import { sweepPayments as sweepAttempts } from './sweep-payments.ts';

async function sweep(): Promise<void> {
  await sweepAttempts();
  await recordSweep();
}

export const sweepPayments = everyMinutes(
  10,
  () => runJobs(arePaymentsOpen() ? [sweep, sweepDisputes, alertOnWebhookSilence] : [sweep]),
  [razorpayKeySecret],
);
