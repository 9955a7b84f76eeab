import { chargedBackMinor, isBlocking } from '../../../shared/payments/disputes.ts';
import { leftToRefund } from '../../../shared/payments/left-to-refund.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import type { PaymentRecord, Refund } from '../documents.ts';

/** Throws `dispute-open` if a dispute may give the customer the same money. */
export function refuseDisputed(payment: Pick<PaymentRecord, 'disputes'> | undefined): void {
  const disputes = Object.values(payment?.disputes ?? {});
  if (disputes.some(isBlocking)) throw new ServerError('dispute-open');
}

/**
 * Throws if a refund is larger than what is left of its payment: `dispute-lost` if a lost dispute took a part of
 * it, otherwise `not-refundable`.
 */
export function refuseTooLarge(
  amountMinor: number,
  payment: PaymentRecord,
  refunds: readonly Refund[],
): void {
  if (amountMinor <= leftToRefund(payment, refunds)) return;
  const lostMinor = chargedBackMinor(payment, Object.values(payment.disputes ?? {}));
  throw new ServerError(lostMinor > 0 ? 'dispute-lost' : 'not-refundable');
}
