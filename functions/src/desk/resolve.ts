import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../shared/audit.ts';
import type { DeskAction } from '../../shared/desk.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { attention } from '../alerts/attention-item.ts';
import { addResolution } from '../alerts/resolve-attention.ts';
import { doOnce } from '../audit/do-once.ts';
import { readNote } from '../platform/read-note.ts';
import type { Requester } from './requester.ts';

type ResolveAction = Extract<DeskAction, { action: 'resolve-attention' }>;

/**
 * Resolves an attention item. Throws `record-missing`, and `changed-meanwhile` if it was resolved, or has
 * happened again, since it was shown.
 */
export async function resolveAtDesk(
  { key, action, id, lastAt, note }: ResolveAction & { key: string },
  actor: Requester,
): Promise<AuditedChange> {
  const read = readNote(note);
  const seen = { lastAt: new Timestamp(lastAt.seconds, lastAt.nanoseconds) };
  const place = attention.doc(id);
  return doOnce({ key, ...actor, action, path: place.path, note: read }, async (batch, reads) => {
    const outcome = await addResolution(batch, reads, { id, seen, note: read });
    if (outcome === 'missing') throw new ServerError('record-missing');
    if (outcome === 'changed') throw new ServerError('changed-meanwhile');
    return {
      before: { resolved: false },
      after: { resolved: true },
      chargePath: (await reads.get(place)).data()?.path ?? null,
    };
  });
}
