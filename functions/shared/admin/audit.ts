import type { AdminAction } from './admin-actions.ts';

/** What the operator's staff can do, as the audit names it. */
export type AuditAction = 'grant-role' | 'revoke-role' | 'export-customer' | AdminAction['action'];

/** Plain facts of a record, such as `{ status: 'Pending' }`. They hold no name and no address. */
export type AuditFacts = Record<string, string | number | boolean | null>;

/** What a change was from and to. It is also the admin panel's answer to a request. */
export interface AuditedChange {
  before: AuditFacts;
  after: AuditFacts;
}

/** Stands in place of a note about a customer whose account was deleted. */
export const erasedNote = 'Erased with the account.';

/**
 * An entry of the audit, without its time. Entries are created once and never deleted. Nothing changes them, except
 * that the deletion of an account erases the notes and hashes of those about it.
 */
export interface AuditFields extends AuditedChange {
  action: AuditAction;
  /** The account that did it; null for a command of the operator. */
  actorUid: string | null;
  /** Its address at that time. */
  actorEmail: string | null;
  /** Path of the record that changed, such as `users/<uid>/invoices/<id>`. */
  path: string;
  /** The paths of all records, where several changed at once. The first of those that were asked for is `path`. */
  paths?: string[];
  /** The accounts of these records. */
  uids?: string[];
  /** Path of the order or invoice that it is about; null for none. */
  payablePath: string | null;
  /** Why, in the words of the person who did it. */
  note: string | null;
  /** The ID of the entry whose change was undone. Absent in other entries. */
  undoes?: string;
  /** Of the admin panel's request, with all its details. Absent where no request has a key. */
  requestHash?: string;
}
