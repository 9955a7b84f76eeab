import { randomUUID } from 'node:crypto';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditFields } from '../../shared/audit.ts';
import { collections } from '../../shared/collections.ts';
import { typedCollection } from '../platform/firebase.ts';

export interface AuditEntry extends AuditFields {
  at: Timestamp;
}

export const audit = typedCollection<AuditEntry>(collections.audit);

/** Adds an entry to the commit of the change that it describes. A second entry with the id makes the commit fail. */
export function addAuditEntry(batch: WriteBatch, id: string, fields: AuditFields): void {
  batch.create(audit.doc(id), { ...fields, at: Timestamp.now() });
}

/** Adds the entry of a change by a command of the operator. */
export function addCommandEntry(
  batch: WriteBatch,
  fields: Omit<AuditFields, 'actorUid' | 'actorEmail'>,
): void {
  addAuditEntry(batch, randomUUID(), { ...fields, actorUid: null, actorEmail: null });
}
