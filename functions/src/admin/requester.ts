import { createHash } from 'node:crypto';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import type { Actor } from '../audit/actor.ts';

/** Who asks for a change, with what tells the request from another one under its key. */
export interface Requester extends Actor {
  /** Hex SHA-256 of all that was asked for, without what the administrator saw before. */
  requestHash: string;
}

/** Reads a parsed request: its fields are in the sequence of the schema, however they were sent. */
export function requesterOf(request: AdminRequest, actor: Actor): Requester {
  const asked = JSON.stringify(request, (name, value: unknown) =>
    name === 'leftMinor' ? undefined : value,
  );
  const requestHash = createHash('sha256').update(asked).digest('hex');
  return { ...actor, requestHash };
}
