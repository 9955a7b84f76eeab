import { standingDispute } from '../../../shared/payments/disputes.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import type { PaymentRecord } from '../documents.ts';

/** Throws `dispute-open` or `dispute-lost`, because a dispute may give the customer the same money. */
export function refuseDisputed(payment: Pick<PaymentRecord, 'disputes'> | undefined): void {
  const standing = standingDispute(payment?.disputes);
  if (standing) throw new ServerError(`dispute-${standing}`);
}
