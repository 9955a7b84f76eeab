import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { unclaimed, userCollectionPath, userCollections } from '../../shared/collections.ts';
import type { Invoice, IssuedFields } from '../../shared/payments/invoices.ts';
import { typedCollection, typedCollectionGroup } from '../platform/firebase.ts';

/**
 * What the schedule does next with an order by invoice or an invoice for more users, and when. It ignores an invoice
 * that isn't Pending.
 */
export interface InvoiceStep {
  nextStep: 'remind' | 'cancel';
  nextStepAt: Timestamp;
}

export interface IssuedInvoice extends Invoice, IssuedFields<Timestamp>, Partial<InvoiceStep> {
  /** Set if the customer ordered it from the cart. The next step alone doesn't tell: it goes with the cancellation. */
  isOrder?: true;
  createdAt: Timestamp;
}

export const allInvoices = typedCollectionGroup<IssuedInvoice>(userCollections.invoices);

export function invoicesOf(uid: string): CollectionReference<IssuedInvoice> {
  return typedCollection<IssuedInvoice>(userCollectionPath(uid, 'invoices'));
}

/** The invoices that wait until an account has verified their address. Their addresses are in lower case. */
export const unclaimedInvoices = invoicesOf(unclaimed);
