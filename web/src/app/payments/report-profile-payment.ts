import { reasonNotStarted, type PaymentOutcome } from '../../core/payments/pay.ts';
import { notify } from '../../core/notices/notices.ts';
import { notifyPaymentId } from './notify-payment-id.ts';
import { notYetPaid, reportSettled } from './report-settled.ts';

const names = { invoice: 'Inv', order: 'Order' };

/** Says how a payment from one of the profile's lists ended. */
export function reportProfilePayment(
  noun: 'invoice' | 'order',
  number: string,
  outcome: PaymentOutcome,
): string | undefined {
  const name = `${names[noun]} #${number}`;
  const fail = (reason: string) => notify('error', `Failed to pay ${name}: ${reason}`);
  switch (outcome.kind) {
    case 'paid':
      notify('success', `Payment successful! Your ${noun} status will update shortly.`);
      return notifyPaymentId(outcome.paymentId);
    case 'settled':
      return reportSettled(name, outcome);
    case 'declined':
      return fail(outcome.reason);
    case 'dismissed':
      return notify('info', notYetPaid(noun, 'here'));
    case 'abandoned':
      return undefined;
    case 'not-started':
      return fail(reasonNotStarted(outcome, 'Payment gateway error.'));
  }
}
