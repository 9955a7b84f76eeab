import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { unclaimed, userCollectionPath } from '../../shared/collections.ts';
import type { Invoice, IssuedFields } from '../../shared/payments/invoices.ts';
import { typedCollection } from '../platform/firebase.ts';

/** An invoice that the operator issued. */
export interface IssuedInvoice extends Invoice, IssuedFields<Timestamp> {
  createdAt: Timestamp;
}

/** The invoices of an account. Those of nobody yet are `unclaimedInvoices`. */
export function invoicesOf(uid: string): CollectionReference<IssuedInvoice> {
  return typedCollection<IssuedInvoice>(userCollectionPath(uid, 'invoices'));
}

/** The invoices that wait for an account which has verified their address. Addresses are in lower case. */
export const unclaimedInvoices = invoicesOf(unclaimed);
