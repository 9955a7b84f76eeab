import { onSchedule } from 'firebase-functions/scheduler';
import { razorpayKeySecret, region } from '../../platform/config.ts';
import { noticeFailedPayments as notice } from './notice-failed-payments.ts';

export const noticeFailedPayments = onSchedule(
  {
    schedule: 'every 10 minutes',
    region,
    secrets: [razorpayKeySecret],
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  () => notice(),
);
