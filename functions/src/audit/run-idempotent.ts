import type { WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange, AuditFields } from '../../shared/admin/audit.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { addAuditEntry, audit } from './audit-entry.ts';
import { notifyCustomer } from './notify-customer.ts';

export interface AuditedRequest extends Omit<
  AuditFields,
  keyof AuditedChange | 'payablePath' | 'paths' | 'uids'
> {
  /** Also the id of the audit entry. */
  idempotencyKey: string;
  requestHash: string;
}

type Prepared = AuditedChange & Pick<AuditFields, 'payablePath' | 'paths' | 'uids'>;

/**
 * Applies a change in one commit, with its audit entry and the note for the customer. A repeated request gets the
 * first result. Throws `request-differs` if the key belongs to a different request, and any error of `prepare`.
 */
export async function runIdempotent(
  { idempotencyKey, ...request }: AuditedRequest,
  prepare: (batch: WriteBatch, reads: Reads) => Promise<Prepared>,
): Promise<AuditedChange> {
  return commitAtomically(async (batch, reads) => {
    const done = await findDone(reads, { idempotencyKey, ...request });
    if (done) return done;
    const prepared = await prepare(batch, reads);
    const entry = { ...request, ...prepared };
    addAuditEntry(batch, idempotencyKey, entry);
    await notifyCustomer(batch, reads, idempotencyKey, entry);
    const { before, after } = prepared;
    return { before, after };
  });
}

/** Returns the result of the request with this key; undefined if there is none. Throws like `runIdempotent`. */
export async function findDone(
  reads: Reads,
  { idempotencyKey, ...request }: AuditedRequest,
): Promise<AuditedChange | undefined> {
  const done = (await reads.get(audit.doc(idempotencyKey))).data();
  if (!done) return undefined;
  if (!isSame(done, request)) throw new ServerError('request-differs');
  return { before: done.before, after: done.after };
}

function isSame(
  done: AuditFields,
  { action, path, actorUid, requestHash }: Omit<AuditedRequest, 'idempotencyKey'>,
): boolean {
  return (
    done.action === action &&
    done.path === path &&
    done.actorUid === actorUid &&
    done.requestHash === requestHash
  );
}
