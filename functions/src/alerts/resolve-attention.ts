import { Timestamp } from 'firebase-admin/firestore';
import { change, commitAtomically } from '../platform/commit-atomically.ts';
import { readNote } from '../platform/read-note.ts';
import { attention, type AttentionItem } from './attention-item.ts';

/** `missing`: there is no such item. `changed`: it was resolved, or it happened again, since it was read. */
type Resolving = 'resolved' | 'changed' | 'missing';

/**
 * Marks an attention item as resolved, with the operator's note, if it is still open and has not happened
 * again since `seen` was read. Safe to repeat. Throws `invalid-request` for a note that `readNote` refuses.
 */
export async function resolveAttention(
  id: string,
  seen: Pick<AttentionItem, 'lastAt'>,
  note: string,
): Promise<Resolving> {
  const resolution = { resolvedAt: Timestamp.now(), note: readNote(note) };
  return commitAtomically(async (batch, reads) => {
    const stored = await reads.get(attention.doc(id));
    const item = stored.data();
    if (!item) return 'missing';
    if (item.resolvedAt !== null || !item.lastAt.isEqual(seen.lastAt)) return 'changed';
    change(batch, stored, resolution);
    return 'resolved';
  });
}
