import type { DocumentReference, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type { AuditFields } from '../../../shared/admin/audit.ts';
import type { OperatorChange } from '../../../shared/payments/orders.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { cancellationEmailId } from '../../outbox/invoice-email-ids.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { payments } from '../../payments/documents.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import { firestore } from '../../platform/firebase.ts';
import type { PaymentState } from '../../platform/razorpay/entities.ts';

interface StoredPayable {
  status: unknown;
  operatorChanges?: OperatorChange<Timestamp>[];
}

/**
 * Throws `record-missing`, and `changed-since` if the payable has changed since, a cancelled invoice is being paid,
 * or the email about the cancellation was sent.
 */
export async function reopenPayable(
  batch: WriteBatch,
  reads: Reads,
  { id, action, path, before, after }: AuditFields & { id: string },
): Promise<void> {
  const stored = await reads.get(firestore.doc(path) as DocumentReference<StoredPayable>);
  const payable = stored.data();
  if (!payable) throw new ServerError('record-missing');
  const { status, operatorChanges = [] } = payable;
  const others = operatorChanges.filter((line) => line.id !== id);
  const isAsLeft = status === after['status'] && others.length < operatorChanges.length;
  // A payment that is reported after these reads finds the status that this commit sets.
  if (!isAsLeft || (action === 'cancel-invoice' && (await isBeingPaid(reads, path)))) {
    throw new ServerError('changed-since');
  }
  await withdrawEmail(batch, reads, id);
  change(batch, stored, { status: before['status'], operatorChanges: others });
}

/** Deletes the queued email about the cancellation, if there is one. Throws `changed-since` once it was sent. */
async function withdrawEmail(batch: WriteBatch, reads: Reads, id: string): Promise<void> {
  const email = await reads.get(outbox.doc(cancellationEmailId(id)));
  if (!email.exists) return;
  if (email.data()?.state !== 'queued') throw new ServerError('changed-since');
  batch.delete(email.ref, { lastUpdateTime: email.updateTime });
}

async function isBeingPaid(reads: Reads, path: string): Promise<boolean> {
  const { docs } = await reads.get(payments.where('path', '==', path));
  return docs.some((payment) => !over.has(payment.data().state));
}

const over: ReadonlySet<PaymentState> = new Set(['failed', 'voided']);
