import type { WriteBatch } from 'firebase-admin/firestore';
import { ServerError } from '../../shared/server-errors.ts';
import { alerts } from '../alerts/alert.ts';
import type { AuditEntry } from '../audit/audit-entry.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';

/** Throws `record-missing`, and `changed-since` if the alert recurred or was resolved again since. */
export async function reopenItem(
  batch: WriteBatch,
  reads: Reads,
  { path, at }: AuditEntry,
): Promise<void> {
  const stored = await reads.get(alerts.doc(firestore.doc(path).id));
  const item = stored.data();
  if (!item) throw new ServerError('record-missing');
  // The commit that resolves an alert sets `resolvedAt` just before the time of its audit entry.
  if (item.resolvedAt === null || item.resolvedAt > at) throw new ServerError('changed-since');
  change(batch, stored, { resolvedAt: null, note: null });
}
