import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { AuditAction, AuditedChange } from '../../../shared/admin/audit.ts';
import type { PayableName } from '../../../shared/admin/admin-actions.ts';
import type { PaymentStatus } from '../../../shared/payments/payment-statuses.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { payableReference } from '../../payments/attempts/payables.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import { readNote } from '../../platform/read-note.ts';
import type { Requester } from '../requester.ts';

interface StatusChange {
  idempotencyKey: string;
  actor: Requester;
  action: AuditAction;
  payable: PayableName;
  from: PaymentStatus;
  to: PaymentStatus;
  note?: string | undefined;
  /** Throws if anything other than the status forbids the change. */
  refuse?: (reads: Reads, path: string) => Promise<void>;
  /** Adds further writes to the commit. */
  also?: (batch: WriteBatch, reads: Reads) => Promise<void>;
}

interface StoredPayable {
  status: string;
}

/** Throws `record-missing`, `changed-since` if the status isn't `from`, and the errors of `refuse`. */
export async function changePayable(request: StatusChange): Promise<AuditedChange> {
  const { idempotencyKey, actor, action, payable, from, to } = request;
  const note = request.note === undefined ? null : readNote(request.note);
  const reference = payableReference(payable.uid, payable.type, payable.id);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note },
    async (batch, reads) => {
      const stored = await reads.get(reference as DocumentReference<StoredPayable>);
      const { status } = stored.data() ?? {};
      if (status === undefined) throw new ServerError('record-missing');
      if (status !== from) throw new ServerError('changed-since');
      await request.refuse?.(reads, reference.path);
      change(batch, stored, { status: to });
      await request.also?.(batch, reads);
      return { before: { status }, after: { status: to }, payablePath: reference.path };
    },
  );
}
