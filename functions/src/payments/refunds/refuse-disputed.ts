import { standingDispute } from '../../../shared/payments/disputes.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import type { LedgerEntry } from '../documents.ts';

/**
 * Refuses to refund a payment that its customer gets back, or may get back, by a dispute: throws `dispute-open`
 * and `dispute-lost`.
 */
export function refuseDisputed(payment: Pick<LedgerEntry, 'disputes'> | undefined): void {
  const standing = standingDispute(payment?.disputes);
  if (standing) throw new ServerError(`dispute-${standing}`);
}
