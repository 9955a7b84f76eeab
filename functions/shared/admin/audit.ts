import type { AdminAction } from './admin-actions.ts';

export type AuditAction = 'grant-role' | 'revoke-role' | 'export-customer' | AdminAction['action'];

/** Facts of a record, such as `{ status: 'Pending' }`. They contain no names or addresses. */
export type AuditFacts = Record<string, string | number | boolean | null>;

/** The facts before and after a change, which also answer the admin panel's request. */
export interface AuditedChange {
  before: AuditFacts;
  after: AuditFacts;
}

/** Replaces a note about a customer whose account was deleted. */
export const erasedNote = 'Erased with the account.';

/**
 * An audit entry without its time. Entries are never deleted. The deletion of an account erases the notes and
 * hashes of entries about it; nothing else changes an entry.
 */
export interface AuditFields extends AuditedChange {
  action: AuditAction;
  /** The account that made the change; null for a command of the operator. */
  actorUid: string | null;
  /** The account's address at that time. */
  actorEmail: string | null;
  /** The path of the changed record, such as `users/<uid>/invoices/<id>`. */
  path: string;
  /** The paths of all records, if several changed at once. `path` is the first one that was requested. */
  paths?: string[];
  uids?: string[];
  payablePath: string | null;
  note: string | null;
  /** The id of the entry whose change was undone. Absent in other entries. */
  undoes?: string;
  /** The hash of the admin panel's request with all its details. Absent if the request has no key. */
  requestHash?: string;
}
