import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { readNote } from '../platform/read-note.ts';
import { attention, type AttentionItem } from './attention-item.ts';

/** `missing`: there is no such item. `changed`: it was resolved, or it happened again, since it was read. */
export type Resolving = 'resolved' | 'changed' | 'missing';

/**
 * Marks an attention item as resolved, with the operator's note, if it is still open and has not happened
 * again since `seen` was read. Safe to repeat. Throws `invalid-request` for a note that `readNote` refuses.
 */
export async function resolveAttention(
  id: string,
  seen: Pick<AttentionItem, 'lastAt'>,
  note: string,
): Promise<Resolving> {
  const read = readNote(note);
  return commitAtomically((batch, reads) => addResolution(batch, reads, { id, seen, note: read }));
}

interface Resolution {
  id: string;
  seen: Pick<AttentionItem, 'lastAt'>;
  note: string;
}

/** Adds it to a commit, as `resolveAttention` does it. */
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
