import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { attention, type AttentionItem } from './attention-item.ts';

/** `missing`: there is no such item. `changed`: it was resolved, or it happened again, since it was read. */
export type Resolving = 'resolved' | 'changed' | 'missing';

interface Resolution {
  id: string;
  seen: Pick<AttentionItem, 'lastAt'>;
  note: string;
}

/**
 * Adds to a commit that an attention item is resolved, with the operator's note, if it is still open and has not
 * happened again since `seen` was read.
 */
export async function addResolution(
  batch: WriteBatch,
  reads: Reads,
  { id, seen, note }: Resolution,
): Promise<Resolving> {
  const stored = await reads.get(attention.doc(id));
  const item = stored.data();
  if (!item) return 'missing';
  if (item.resolvedAt !== null || !item.lastAt.isEqual(seen.lastAt)) return 'changed';
  change(batch, stored, { resolvedAt: Timestamp.now(), note });
  return 'resolved';
}
