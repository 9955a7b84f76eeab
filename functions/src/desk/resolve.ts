import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../shared/audit.ts';
import type { DeskAction } from '../../shared/desk.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { attention, type AttentionItem } from '../alerts/attention-item.ts';
import { addResolution, type Resolving } from '../alerts/resolve-attention.ts';
import { addCommandEntry } from '../audit/audit-entry.ts';
import { doOnce } from '../audit/do-once.ts';
import { commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { readNote } from '../platform/read-note.ts';
import type { Requester } from './requester.ts';

type ResolveAction = Extract<DeskAction, { action: 'resolve-attention' }>;

/**
 * Resolves an attention item. Throws `record-missing`, and `changed-meanwhile` if it was resolved, or has
 * happened again, since it was shown.
 */
export async function resolveAtDesk(
  { key, id, lastAt, note }: ResolveAction & { key: string },
  actor: Requester,
): Promise<AuditedChange> {
  const read = readNote(note);
  const seen = { lastAt: new Timestamp(lastAt.seconds, lastAt.nanoseconds) };
  const place = attention.doc(id);
  return doOnce({ key, ...actor, action, path: place.path, note: read }, async (batch, reads) => {
    const outcome = await addResolution(batch, reads, { id, seen, note: read });
    if (outcome === 'missing') throw new ServerError('record-missing');
    if (outcome === 'changed') throw new ServerError('changed-meanwhile');
    return resolved(reads, id);
  });
}

/**
 * Resolves an attention item for the operator's command, with a note, if it is still open and has not happened
 * again since `seen` was read. Safe to repeat. Throws `invalid-request` for a note that `readNote` refuses.
 */
export async function resolveAttention(
  id: string,
  seen: Pick<AttentionItem, 'lastAt'>,
  typed: string,
): Promise<Resolving> {
  const note = readNote(typed);
  return commitAtomically(async (batch, reads) => {
    const outcome = await addResolution(batch, reads, { id, seen, note });
    if (outcome === 'resolved') {
      const { path } = attention.doc(id);
      addCommandEntry(batch, { action, path, note, ...(await resolved(reads, id)) });
    }
    return outcome;
  });
}

const action = 'resolve-attention';

async function resolved(reads: Reads, id: string) {
  const chargePath = (await reads.get(attention.doc(id))).data()?.path ?? null;
  return { before: { resolved: false }, after: { resolved: true }, chargePath };
}
