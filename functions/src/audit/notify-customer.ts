import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditAction, AuditFields } from '../../shared/admin/audit.ts';
import type { OperatorChange } from '../../shared/payments/orders.ts';
import type { Reads } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';

/** The changes to add here. A refund is added when it is made, and an issued invoice needs no entry. */
const changesForCustomer: Partial<Record<AuditAction, OperatorChange<Timestamp>['change']>> = {
  'cancel-invoice': 'cancelled',
  'complete-order': 'completed',
  'remind-of-invoice': 'reminded',
  'capture-payment': 'captured',
  'sync-payment': 'checked',
  'retry-receipt': 'receipt_retried',
  'apply-payment': 'payment_applied',
};

type CustomerChange = Pick<AuditFields, 'action' | 'payablePath' | 'note'>;

/**
 * Adds a change to the order or invoice, where the customer sees it. Call it after the commit's other writes. `id`
 * is the id of the audit entry.
 */
export async function notifyCustomer(
  batch: WriteBatch,
  reads: Reads,
  id: string,
  { action, payablePath, note }: CustomerChange,
): Promise<void> {
  const change = changesForCustomer[action];
  if (!change || payablePath === null) return;
  const { exists, ref } = await reads.get(firestore.doc(payablePath));
  // The order or invoice may have been deleted with its account.
  if (!exists) return;
  const line: OperatorChange<Timestamp> = { change, at: Timestamp.now(), note, id };
  batch.update(ref, { operatorChanges: FieldValue.arrayUnion(line) });
}
