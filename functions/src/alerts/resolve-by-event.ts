import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { alerts } from './alert.ts';

/** Adds to a commit that an alert, if it is open, was resolved by an event. `note` names the event. */
export async function resolveByEvent(
  batch: WriteBatch,
  reads: Reads,
  { id, note }: { id: string; note: string },
): Promise<void> {
  const stored = await reads.get(alerts.doc(id));
  if (stored.data()?.resolvedAt !== null) return;
  change(batch, stored, { resolvedAt: Timestamp.now(), note });
}
