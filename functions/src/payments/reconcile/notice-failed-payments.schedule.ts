import { razorpayKeySecret } from '../../platform/config.ts';
import { everyMinutes } from '../../platform/every-minutes.ts';
import { noticeFailedPayments as notice } from './notice-failed-payments.ts';

export const noticeFailedPayments = everyMinutes(10, notice, [razorpayKeySecret]);
