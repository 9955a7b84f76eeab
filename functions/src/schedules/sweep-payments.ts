import { onSchedule } from 'firebase-functions/scheduler';
import { razorpayKeySecret, region } from '../config.ts';
import { sweepPayments as run } from '../services/sweep-payments.ts';

export const sweepPayments = onSchedule(
  { schedule: 'every 10 minutes', region, secrets: [razorpayKeySecret], maxInstances: 1 },
  () => run(),
);
