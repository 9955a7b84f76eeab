import {
  FieldPath,
  FieldValue,
  Timestamp,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { userCollectionPath } from '../../../shared/collections.ts';
import { formatMoney } from '../../../shared/money.ts';
import { raiseAttention, type NewAttentionItem } from '../../alerts/raise-attention.ts';
import type { IssuedInvoice } from '../../invoices/issued-invoice.ts';
import { commitAtomically } from '../../platform/commit-atomically.ts';
import { firestore } from '../../platform/firebase.ts';
import { isIssued, mustStay, whatStays, type ChargeCollection } from './what-stays.ts';

/** A commit takes 500 writes. */
const maxAtOnce = 100;

/**
 * Deletes an account's orders or invoices, except those that the books need: they stay where they are and
 * name nobody. The commit that erases open invoices of the operator also tells the operator of them. One that is
 * paid between reading and writing is read again. Safe to repeat: what was erased before is left alone.
 */
export async function eraseCharges(uid: string, name: ChargeCollection): Promise<void> {
  const all = firestore
    .collection(userCollectionPath(uid, name))
    .orderBy(FieldPath.documentId())
    .limit(maxAtOnce);
  let last: string | undefined;
  do {
    const next = last === undefined ? all : all.startAfter(last);
    last = await commitAtomically(async (batch, reads) => {
      const { docs } = await reads.get(next);
      const fresh = docs.filter((charge) => charge.get('erasedAt') === undefined);
      for (const charge of fresh) erase(batch, name, charge);
      const open = fresh.filter(isOpen);
      if (open.length > 0) await raiseAttention(batch, reads, alertAbout(uid, open));
      return docs.length < maxAtOnce ? undefined : docs.at(-1)?.id;
    });
  } while (last !== undefined);
}

function erase(batch: WriteBatch, name: ChargeCollection, charge: QueryDocumentSnapshot): void {
  const { ref, updateTime: lastUpdateTime } = charge;
  const stored = charge.data();
  if (!mustStay(stored)) {
    batch.delete(ref, { lastUpdateTime });
    return;
  }
  const gone = Object.keys(stored).map((field) => [field, FieldValue.delete()]);
  batch.update(
    ref,
    { ...Object.fromEntries(gone), ...whatStays(name, stored), erasedAt: Timestamp.now() },
    { lastUpdateTime },
  );
}

function isOpen(charge: QueryDocumentSnapshot): boolean {
  return isIssued(charge.data()) && charge.get('status') === 'Pending';
}

function alertAbout(uid: string, open: readonly QueryDocumentSnapshot[]): NewAttentionItem {
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
