import { reasonNotStarted, type PaymentOutcome } from '../../core/payments/pay.ts';
import { notify } from '../../core/notices/notices.ts';
import type { StoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { notifyPaymentId } from './notify-payment-id.ts';
import { notYetPaid, reportSettled } from './report-settled.ts';

/** Says how a payment from the contact section ended. The invoice stays in its list there. */
export function reportInvoicePayment(
  { number }: StoredInvoice,
  outcome: PaymentOutcome,
): string | undefined {
  switch (outcome.kind) {
    case 'paid':
      notify('success', 'Payment successful! Your invoice will be updated shortly.');
      return notifyPaymentId(outcome.paymentId);
    case 'settled':
      return reportSettled(`Invoice #${number}`, outcome);
    case 'declined':
      return notify('error', `${outcome.reason} You can pay this invoice later from the list.`);
    case 'dismissed':
      return notify('info', notYetPaid('invoice', 'from the list'));
    case 'abandoned':
      return undefined;
    case 'not-started':
      return notify('error', reasonNotStarted(outcome, failures[outcome.missing]));
  }
}

const failures = {
  order: 'Failed to create payment order.',
  checkout: 'Could not initiate payment.',
};
