import { razorpayKeySecret } from '../../platform/config.ts';
import { everyMinutes } from '../../platform/every-minutes.ts';
import { notifyOfFailedPayments as notice } from './notify-of-failed-payments.ts';

export const notifyOfFailedPayments = everyMinutes(10, () => notice(), [razorpayKeySecret]);
