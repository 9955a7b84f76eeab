import type { WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange, AuditFields } from '../../shared/audit.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { addAuditEntry, audit } from './audit-entry.ts';
import { tellCustomer } from './tell-customer.ts';

export interface AuditedRequest extends Omit<
  AuditFields,
  keyof AuditedChange | 'payablePath' | 'paths' | 'uids'
> {
  /** The id of the request, and of its entry. */
  key: string;
  requestHash: string;
}

type Prepared = AuditedChange & Pick<AuditFields, 'payablePath' | 'paths' | 'uids'>;

/**
 * Carries out a change, its audit entry and what the customer reads of it in one commit. A repeated request changes nothing and resolves to
 * what the first one did. Throws `request-differs` if another request had the key, such as that of another
 * person, and what `prepare` throws.
 */
export async function doOnce(
  { key, ...request }: AuditedRequest,
  prepare: (batch: WriteBatch, reads: Reads) => Promise<Prepared>,
): Promise<AuditedChange> {
  return commitAtomically(async (batch, reads) => {
    const done = await findDone(reads, { key, ...request });
    if (done) return done;
    const prepared = await prepare(batch, reads);
    const entry = { ...request, ...prepared };
    addAuditEntry(batch, key, entry);
    await tellCustomer(batch, reads, key, entry);
    const { before, after } = prepared;
    return { before, after };
  });
}

/** What a request with this key did; undefined if there was none. Throws as `doOnce` does. */
export async function findDone(
  reads: Reads,
  { key, ...request }: AuditedRequest,
): Promise<AuditedChange | undefined> {
  const done = (await reads.get(audit.doc(key))).data();
  if (!done) return undefined;
  if (!isSame(done, request)) throw new ServerError('request-differs');
  return { before: done.before, after: done.after };
}

function isSame(
  done: AuditFields,
  { action, path, actorUid, requestHash }: Omit<AuditedRequest, 'key'>,
): boolean {
  return (
    done.action === action &&
    done.path === path &&
    done.actorUid === actorUid &&
    done.requestHash === requestHash
  );
}
