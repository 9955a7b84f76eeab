import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditFields } from '../../shared/admin/audit.ts';
import { collections } from '../../shared/collections.ts';
import { typedCollection } from '../platform/firebase.ts';

export interface AuditEntry extends AuditFields {
  at: Timestamp;
}

export const audit = typedCollection<AuditEntry>(collections.audit);

/** Adds an entry to the commit of the change that it describes. The commit fails if the id exists. */
export function addAuditEntry(batch: WriteBatch, id: string, fields: AuditFields): void {
  batch.create(audit.doc(id), { ...fields, at: Timestamp.now() });
}
