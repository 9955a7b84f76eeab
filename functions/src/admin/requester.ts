import { createHash } from 'node:crypto';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import type { Actor } from '../audit/actor.ts';

export interface Requester extends Actor {
  /** Hex SHA-256 of the request without the fields that only show what the administrator saw. */
  requestHash: string;
}

/** A repeated request carries newer values here, because its first attempt has changed them. */
const seenFields: ReadonlySet<string> = new Set(['leftMinor', 'replies', 'lastAt']);

/** Expects a parsed request. Its fields are in the order of the schema, so equal requests have equal hashes. */
export function requesterOf(request: AdminRequest, actor: Actor): Requester {
  const asked = JSON.stringify(request, (name, value: unknown) =>
    seenFields.has(name) ? undefined : value,
  );
  const requestHash = createHash('sha256').update(asked).digest('hex');
  return { ...actor, requestHash };
}
