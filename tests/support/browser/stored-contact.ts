import { collections, userCollectionPath } from '../../../functions/shared/collections.ts';
import type { Invoice } from '../../../functions/shared/invoices.ts';
import type { ContactMessage } from '../../../functions/shared/contact-messages.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';

/** The stored messages of visitors who gave an address. */
export async function anonymousQueriesFrom(email: string): Promise<ContactMessage[]> {
  const queries = await firestore
    .collection(collections.anonymousQueries)
    .where('email', '==', email)
    .get();
  return queries.docs.map((query) => query.data() as ContactMessage);
}

/** The stored invoices of an account. */
export async function invoicesOf(uid: string): Promise<Invoice[]> {
  const invoices = await firestore.collection(userCollectionPath(uid, 'invoices')).get();
  return invoices.docs.map((invoice) => invoice.data() as Invoice);
}
