import { reasonNotStarted, type PaymentOutcome } from '../../core/checkout/pay.ts';
import { notify } from '../../core/notices/notices.ts';
import type { StoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { notifyPaymentId } from './notify-payment-id.ts';

/** Says how a payment from the contact section ended. The invoice stays in its list there. */
export function reportInvoicePayment(_: StoredInvoice, outcome: PaymentOutcome): void {
  switch (outcome.kind) {
    case 'paid':
      notify('success', 'Payment successful! Your invoice will be updated shortly.');
      notifyPaymentId(outcome.paymentId);
      break;
    case 'declined':
      notify('error', `${outcome.reason} You can pay this invoice later from the list.`);
      break;
    case 'dismissed':
      notify('info', 'The payment is not finished. You can pay this invoice later from the list.');
      break;
    case 'abandoned':
      break;
    case 'not-started':
      notify('error', reasonNotStarted(outcome, failures[outcome.missing]));
      break;
  }
}

const failures = {
  order: 'Failed to create payment order.',
  checkout: 'Could not initiate payment.',
};
