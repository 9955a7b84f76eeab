import type { WriteBatch } from 'firebase-admin/firestore';
import type { AuditFacts, AuditFields } from '../../shared/audit.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { addAuditEntry, audit } from './audit-entry.ts';

export interface AuditedRequest extends Omit<AuditFields, 'before' | 'after'> {
  /** The id of the request, and of its entry. */
  key: string;
}

export interface AuditedChange {
  before: AuditFacts;
  after: AuditFacts;
}

/**
 * Carries out a change and its audit entry in one commit. A repeated request changes nothing and resolves to
 * what the first one did. Throws `invalid-request` if another request had the key, and what `prepare` throws.
 */
export async function doOnce(
  { key, ...request }: AuditedRequest,
  prepare: (batch: WriteBatch, reads: Reads) => Promise<AuditedChange>,
): Promise<AuditedChange> {
  return commitAtomically(async (batch, reads) => {
    const done = (await reads.get(audit.doc(key))).data();
    if (done) {
      if (!isSame(done, request)) throw new ServerError('invalid-request');
      return { before: done.before, after: done.after };
    }
    const { before, after } = await prepare(batch, reads);
    addAuditEntry(batch, key, { ...request, before, after });
    return { before, after };
  });
}

function isSame(
  done: Omit<AuditedRequest, 'key'>,
  { action, path, actorUid }: Omit<AuditedRequest, 'key'>,
): boolean {
  return done.action === action && done.path === path && done.actorUid === actorUid;
}
