import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditAction, AuditFields } from '../../shared/admin/audit.ts';
import type { OperatorChange } from '../../shared/payments/orders.ts';
import type { Reads } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';

/** A refund is told when it is made, and an invoice tells itself that it was issued. */
const toldChanges: Partial<Record<AuditAction, OperatorChange<Timestamp>['change']>> = {
  'cancel-invoice': 'cancelled',
  'complete-order': 'completed',
  'remind-of-invoice': 'reminded',
  'capture-payment': 'captured',
  'sync-payment': 'checked',
  'retry-receipt': 'receipt_retried',
};

type ToldEntry = Pick<AuditFields, 'action' | 'payablePath' | 'note'>;

/**
 * Adds to the commit of a change, after its other writes, what the customer reads of it on the order or invoice.
 * `id` is the id of its entry of the audit.
 */
export async function tellCustomer(
  batch: WriteBatch,
  reads: Reads,
  id: string,
  { action, payablePath, note }: ToldEntry,
): Promise<void> {
  const change = toldChanges[action];
  if (!change || payablePath === null) return;
  const { exists, ref } = await reads.get(firestore.doc(payablePath));
  // It may have been deleted with its account.
  if (!exists) return;
  const line: OperatorChange<Timestamp> = { change, at: Timestamp.now(), note, id };
  batch.update(ref, { operatorChanges: FieldValue.arrayUnion(line) });
}
