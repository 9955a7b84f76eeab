import type { Settled } from '../../core/payments/settled.ts';
import { notify } from '../../core/notices/notices.ts';
import { notifyPaymentId } from './notify-payment-id.ts';

/** Says that something is paid, for example `Order #ORD-1`, whichever way the money came. */
export function reportSettled(name: string, { paymentId }: Settled): string {
  const notice = notify('success', `Payment received: ${name} is paid.`);
  return paymentId === '' ? notice : notifyPaymentId(paymentId);
}

/** For a checkout that was closed: that no money was taken is more than anybody knows. */
export function notYetPaid(noun: 'invoice' | 'order', place: string): string {
  return `No payment has arrived yet. If you have paid, this ${noun} turns to Paid by itself; if not, you can pay it later ${place}.`;
}
