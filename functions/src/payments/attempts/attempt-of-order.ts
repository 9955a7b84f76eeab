import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type PaymentAttempt, paymentAttempts } from '../documents.ts';

/** The newest attempt for an order or invoice. */
export async function latestAttempt(
  path: string,
): Promise<QueryDocumentSnapshot<PaymentAttempt> | undefined> {
  const attempts = await attemptsFor(path);
  return attempts.toSorted((a, b) => b.data().number - a.data().number)[0];
}

/** All attempts for an order or invoice. */
export async function attemptsFor(path: string): Promise<QueryDocumentSnapshot<PaymentAttempt>[]> {
  return (await paymentAttempts.where('path', '==', path).get()).docs;
}

/** The attempt that owns a provider order. */
export async function attemptOfOrder(
  razorpayOrderId: string,
): Promise<QueryDocumentSnapshot<PaymentAttempt> | undefined> {
  const owned = paymentAttempts.where('razorpayOrderId', '==', razorpayOrderId);
  return (await owned.limit(1).get()).docs[0];
}
