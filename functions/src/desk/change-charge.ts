import type { DocumentReference } from 'firebase-admin/firestore';
import type { AuditAction, AuditedChange } from '../../shared/audit.ts';
import type { ChargeName } from '../../shared/desk.ts';
import type { PaymentStatus } from '../../shared/orders.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { doOnce } from '../audit/do-once.ts';
import { chargeReference } from '../payments/attempts/charges.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { readNote } from '../platform/read-note.ts';
import type { Requester } from './requester.ts';

interface StatusChange {
  key: string;
  actor: Requester;
  action: AuditAction;
  charge: ChargeName;
  from: PaymentStatus;
  to: PaymentStatus;
  note?: string | undefined;
  /** Throws what stands against the change besides the status. */
  refuse?: (reads: Reads, path: string) => Promise<void>;
}

interface StoredCharge {
  status: string;
}

/**
 * Changes the status of an order or invoice, where the customer reads it. Throws `record-missing`, and
 * `changed-meanwhile` if its status is another than `from`, and what `refuse` throws.
 */
export async function changeCharge(request: StatusChange): Promise<AuditedChange> {
  const { key, actor, action, charge, from, to } = request;
  const note = request.note === undefined ? null : readNote(request.note);
  const place = chargeReference(charge.uid, charge.type, charge.id);
  return doOnce({ key, ...actor, action, path: place.path, note }, async (batch, reads) => {
    const stored = await reads.get(place as DocumentReference<StoredCharge>);
    const { status } = stored.data() ?? {};
    if (status === undefined) throw new ServerError('record-missing');
    if (status !== from) throw new ServerError('changed-meanwhile');
    await request.refuse?.(reads, place.path);
    change(batch, stored, { status: to });
    return { before: { status }, after: { status: to }, chargePath: place.path };
  });
}
