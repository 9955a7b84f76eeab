import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { alerts } from './alert.ts';

/** Resolves an alert in the commit that ends its cause. Does nothing if it isn't open. */
export async function resolveOpenAlert(
  batch: WriteBatch,
  reads: Reads,
  id: string,
  note: string,
): Promise<void> {
  const stored = await reads.get(alerts.doc(id));
  if (stored.data()?.resolvedAt !== null) return;
  change(batch, stored, { resolvedAt: Timestamp.now(), note });
}
