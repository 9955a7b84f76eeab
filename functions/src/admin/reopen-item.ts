import type { WriteBatch } from 'firebase-admin/firestore';
import { ServerError } from '../../shared/server-errors.ts';
import { alerts } from '../alerts/alert.ts';
import type { AuditEntry } from '../audit/audit-entry.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';

/**
 * Puts an alert back among those that are open, as if it had not been resolved. Throws
 * `record-missing`, and `changed-meanwhile` if it happened again or was resolved another time since.
 */
export async function reopenItem(
  batch: WriteBatch,
  reads: Reads,
  { path, at }: AuditEntry,
): Promise<void> {
  const stored = await reads.get(alerts.doc(firestore.doc(path).id));
  const item = stored.data();
  if (!item) throw new ServerError('record-missing');
  // The commit that resolves an item notes the moment just before its entry of the audit.
  if (item.resolvedAt === null || item.resolvedAt > at) throw new ServerError('changed-meanwhile');
  change(batch, stored, { resolvedAt: null, note: null });
}
