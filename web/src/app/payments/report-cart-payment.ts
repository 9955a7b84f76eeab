import { reasonNotStarted, type PaymentOutcome } from '../../core/payments/pay.ts';
import { notify } from '../../core/notices/notices.ts';
import type { StoredOrder } from '../../features/orders/stored-order.ts';
import { notYetPaid, reportSettled } from './report-settled.ts';

/** Says how the payment of a cart's order ended. */
export function reportCartPayment(
  { number }: StoredOrder,
  outcome: PaymentOutcome,
): string | undefined {
  switch (outcome.kind) {
    case 'paid':
      return notify(
        'success',
        'Payment successful! You will receive a confirmation email shortly.',
      );
    case 'settled':
      return reportSettled(`Order #${number}`, outcome);
    case 'declined':
      return failCartPayment(
        `${outcome.reason} Your order is kept in your profile and can be paid there.`,
      );
    case 'dismissed':
      return notify('info', notYetPaid('order', 'in your profile'));
    case 'abandoned':
      return undefined;
    case 'not-started':
      return failCartPayment(reasonNotStarted(outcome, 'Failed to create payment order.'));
  }
}

export function failCartPayment(message: string): string {
  return notify('error', `An error occurred: ${message}`);
}
