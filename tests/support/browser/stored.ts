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

export async function ordersOf(uid: string): Promise<Order[]> {
  const orders = await firestore.collection(userCollectionPath(uid, 'orders')).get();
  return orders.docs.map((order) => order.data() as Order);
}

export async function invoicesOf(uid: string): Promise<Invoice[]> {
  const invoices = await firestore.collection(userCollectionPath(uid, 'invoices')).get();
  return invoices.docs.map((invoice) => invoice.data() as Invoice);
}

export async function anonymousQueriesFrom(email: string): Promise<ContactMessage[]> {
  const queries = await firestore
    .collection(collections.anonymousQueries)
    .where('email', '==', email)
    .get();
  return queries.docs.map((query) => query.data() as ContactMessage);
}

export async function cartOf(uid: string): Promise<string[]> {
  const cart = await firestore.collection(userCollectionPath(uid, 'cart')).get();
  return cart.docs.map(({ id }) => id);
}

/** Each payment attempt has at most one Razorpay order. */
export async function attemptsOf(uid: string): Promise<PaymentAttempt[]> {
  const attempts = await paymentAttempts.where('uid', '==', uid).get();
  return attempts.docs.map((attempt) => attempt.data());
}

/** Returns the total that Razorpay captured for an account, in minor units. */
export async function capturedMinor(uid: string): Promise<number> {
  const records = await payments.where('uid', '==', uid).where('state', '==', 'captured').get();
  return records.docs.reduce((sum, record) => sum + record.data().amountMinor, 0);
}

export async function profileOf(uid: string): Promise<Profile | undefined> {
  return (await firestore.doc(userPath(uid)).get()).data() as Profile | undefined;
}
