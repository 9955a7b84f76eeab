import { reasonNotStarted, type PaymentOutcome } from '../../core/checkout/pay.ts';
import { notify } from '../../core/notices/notices.ts';
import { notifyPaymentId } from './notify-payment-id.ts';

/** Says how a payment from one of the profile's lists ended, for example of `Inv #1001`. */
export function reportProfilePayment(
  noun: 'invoice' | 'order',
  name: string,
  outcome: PaymentOutcome,
): void {
  const fail = (reason: string) => notify('error', `Failed to pay ${name}: ${reason}`);
  switch (outcome.kind) {
    case 'paid':
      notify('success', `Payment successful! Your ${noun} status will update shortly.`);
      notifyPaymentId(outcome.paymentId);
      break;
    case 'declined':
      fail(outcome.reason);
      break;
    case 'dismissed':
      notify('info', `The payment is not finished. You can pay this ${noun} later.`);
      break;
    case 'abandoned':
      break;
    case 'not-started':
      fail(reasonNotStarted(outcome, 'Payment gateway error.'));
      break;
  }
}
