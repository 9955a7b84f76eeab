import { FieldValue, Timestamp, type BulkWriter, type WriteResult } from 'firebase-admin/firestore';
import { erasedNote } from '../../../shared/admin/audit.ts';
import { alerts } from '../../alerts/alert.ts';
import { payments, refunds } from '../../payments/documents.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import { maxInValues, readPages } from '../../platform/read-pages.ts';
import { readAuditAbout } from './read-audit-about.ts';

type Writes = Promise<WriteResult>[];

/**
 * Erases staff's notes about an account in alerts, refunds and the audit log, because they may name the customer. The
 * rest of an audit entry stays. Notes written after the deletion had finished are kept. Safe to repeat.
 */
export async function eraseNotes(uid: string): Promise<void> {
  const until = await readDeletionEnd(uid);
  const writer = firestore.bulkWriter();
  const writes = await Promise.all([
    eraseInAudit(writer, uid, until),
    eraseInAlerts(writer, uid, until),
    eraseInRefunds(writer, uid, until),
  ]);
  await Promise.all([...writes.flat(), writer.close()]);
}

async function readDeletionEnd(uid: string): Promise<Timestamp> {
  const deletion = (await deletions.doc(uid).get()).data();
  return deletion?.step === 'finished' ? deletion.updatedAt : Timestamp.now();
}

async function eraseInAudit(writer: BulkWriter, uid: string, until: Timestamp): Promise<Writes> {
  const entries = (await readAuditAbout(uid)).filter((entry) => entry.data().at <= until);
  return entries.map((entry) =>
    writer.update(entry.ref, {
      ...(entry.data().note !== null && { note: erasedNote }),
      // With the hash, someone could confirm a guess at the request, such as the name on an invoice.
      requestHash: FieldValue.delete(),
    }),
  );
}

async function eraseInAlerts(writer: BulkWriter, uid: string, until: Timestamp): Promise<Writes> {
  const { docs } = await alerts.where('uid', '==', uid).get();
  return docs
    .filter((alert) => {
      const { note, resolvedAt } = alert.data();
      return note !== null && resolvedAt !== null && resolvedAt <= until;
    })
    .map(({ ref }) => writer.update(ref, { note: erasedNote }));
}

async function eraseInRefunds(writer: BulkWriter, uid: string, until: Timestamp): Promise<Writes> {
  const writes: Writes = [];
  const entries = payments.where('uid', '==', uid).orderBy('createdAt', 'desc');
  for await (const page of readPages(entries.select('createdAt'), maxInValues)) {
    const ids = page.map(({ id }) => id);
    const { docs } = await refunds.where('paymentId', 'in', ids).get();
    const withNote = docs.filter((refund) => {
      const { note, createdAt } = refund.data();
      return note !== null && createdAt <= until;
    });
    writes.push(...withNote.map(({ ref }) => writer.update(ref, { note: erasedNote })));
  }
  return writes;
}
