import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { ledgerEntryOf } from '../../payments/documents.ts';
import { change } from '../../platform/commit-atomically.ts';
import type { Requester } from '../requester.ts';

type RetryRequest = Extract<AdminRequest, { action: 'retry-receipt' }>;

/**
 * Queues a failed receipt, which a trigger then issues. Throws `record-missing`, and `changed-since` unless the
 * receipt has failed.
 */
export async function retryReceipt(
  { idempotencyKey, action, paymentId }: RetryRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const reference = ledgerEntryOf(paymentId);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note: null },
    async (batch, reads) => {
      const stored = await reads.get(reference);
      const payment = stored.data();
      if (!payment) throw new ServerError('record-missing');
      if (payment.receiptState !== 'failed') throw new ServerError('changed-since');
      change(batch, stored, { receiptState: 'queued', updatedAt: Timestamp.now() });
      const { path: payablePath } = payment;
      return { before: { receipt: 'failed' }, after: { receipt: 'queued' }, payablePath };
    },
  );
}
