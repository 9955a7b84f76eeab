import {
  type PaymentAttempt,
  paymentAttempts,
  payments,
} from '../../../functions/src/payments/documents.ts';
import { auth, firestore } from '../../../functions/src/platform/firebase.ts';
import {
  collections,
  userCollectionPath,
  userPath,
} from '../../../functions/shared/collections.ts';
import type { ContactMessage } from '../../../functions/shared/messages/contact-messages.ts';
import type { Invoice } from '../../../functions/shared/payments/invoices.ts';
import type { Order } from '../../../functions/shared/payments/orders.ts';
import type { Profile } from '../../../functions/shared/accounts/profiles.ts';

export async function uidOf(email: string): Promise<string> {
  return (await auth.getUserByEmail(email)).uid;
}

/** The stored orders of an account. */
export async function ordersOf(uid: string): Promise<Order[]> {
  const orders = await firestore.collection(userCollectionPath(uid, 'orders')).get();
  return orders.docs.map((order) => order.data() as Order);
}

/** The stored invoices of an account. */
export async function invoicesOf(uid: string): Promise<Invoice[]> {
  const invoices = await firestore.collection(userCollectionPath(uid, 'invoices')).get();
  return invoices.docs.map((invoice) => invoice.data() as Invoice);
}

/** The stored messages of visitors who gave an address. */
export async function anonymousQueriesFrom(email: string): Promise<ContactMessage[]> {
  const queries = await firestore
    .collection(collections.anonymousQueries)
    .where('email', '==', email)
    .get();
  return queries.docs.map((query) => query.data() as ContactMessage);
}

/** The ids of the products in an account's cloud cart. */
export async function cartOf(uid: string): Promise<string[]> {
  const cart = await firestore.collection(userCollectionPath(uid, 'cart')).get();
  return cart.docs.map(({ id }) => id);
}

/** How often the server prepared a payment for an account; each has a provider order of its own. */
export async function attemptsOf(uid: string): Promise<PaymentAttempt[]> {
  const attempts = await paymentAttempts.where('uid', '==', uid).get();
  return attempts.docs.map((attempt) => attempt.data());
}

/** What the provider captured in all for an account, in minor units. */
export async function capturedMinor(uid: string): Promise<number> {
  const records = await payments.where('uid', '==', uid).where('state', '==', 'captured').get();
  return records.docs.reduce((sum, record) => sum + record.data().amountMinor, 0);
}

export async function profileOf(uid: string): Promise<Profile | undefined> {
  return (await firestore.doc(userPath(uid)).get()).data() as Profile | undefined;
}
