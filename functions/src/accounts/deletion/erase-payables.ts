import {
  FieldPath,
  FieldValue,
  Timestamp,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { userCollectionPath } from '../../../shared/collections.ts';
import { formatMoney } from '../../../shared/values/money.ts';
import { raiseAlert, type NewAlert } from '../../alerts/raise-alert.ts';
import type { IssuedInvoice } from '../../invoices/issued-invoice.ts';
import { commitAtomically } from '../../platform/commit-atomically.ts';
import { typedCollection } from '../../platform/firebase.ts';
import { mustKeep, keptFields, type PayableCollection } from './kept-fields.ts';

/** Keeps each commit below 500 writes. */
const maxAtOnce = 100;

/**
 * Deletes an account's orders or invoices. Those that the books need stay in place without personal data. The
 * commit that erases the operator's open invoices also raises an alert. A document that is paid between reading and
 * writing is read again. Safe to repeat, because erased documents are skipped.
 */
export async function erasePayables(uid: string, name: PayableCollection): Promise<void> {
  const all = typedCollection(userCollectionPath(uid, name))
    .orderBy(FieldPath.documentId())
    .limit(maxAtOnce);
  let last: string | undefined;
  do {
    const next = last === undefined ? all : all.startAfter(last);
    last = await commitAtomically(async (batch, reads) => {
      const { docs } = await reads.get(next);
      const fresh = docs.filter((payable) => payable.get('erasedAt') === undefined);
      for (const payable of fresh) erase(batch, name, payable);
      const open = fresh.filter(isOpen);
      if (open.length > 0) await raiseAlert(batch, reads, alertAbout(uid, open));
      return docs.length < maxAtOnce ? undefined : docs.at(-1)?.id;
    });
  } while (last !== undefined);
}

function erase(batch: WriteBatch, name: PayableCollection, payable: QueryDocumentSnapshot): void {
  const { ref, updateTime: lastUpdateTime } = payable;
  const stored = payable.data();
  if (!mustKeep(stored)) {
    batch.delete(ref, { lastUpdateTime });
    return;
  }
  const gone = Object.keys(stored).map((field) => [field, FieldValue.delete()]);
  batch.update(
    ref,
    { ...Object.fromEntries(gone), ...keptFields(name, stored), erasedAt: Timestamp.now() },
    { lastUpdateTime },
  );
}

function isOpen(payable: QueryDocumentSnapshot): boolean {
  return mustKeep(payable.data()) && payable.get('status') === 'Pending';
}

function alertAbout(uid: string, open: readonly QueryDocumentSnapshot[]): NewAlert {
  const invoices = open as QueryDocumentSnapshot<IssuedInvoice>[];
  return {
    id: `${open[0]?.id ?? uid}_left_open`,
    kind: 'deleted_with_open_invoices',
    uid,
    details: invoices
      .map((invoice) => {
        const { invoiceNumber, amount, currency } = invoice.data();
        return `${invoiceNumber}: ${formatMoney(amount, currency)}`;
      })
      .join('; '),
  };
}
