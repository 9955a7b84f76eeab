import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { unclaimed, userCollectionPath } from '../../shared/collections.ts';
import type { Invoice, IssuedFields } from '../../shared/payments/invoices.ts';
import { typedCollection } from '../platform/firebase.ts';

export interface IssuedInvoice extends Invoice, IssuedFields<Timestamp> {
  createdAt: Timestamp;
}

export function invoicesOf(uid: string): CollectionReference<IssuedInvoice> {
  return typedCollection<IssuedInvoice>(userCollectionPath(uid, 'invoices'));
}

/** The invoices that wait until an account has verified their address. Their addresses are in lower case. */
export const unclaimedInvoices = invoicesOf(unclaimed);
