import { createHash } from 'node:crypto';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { paymentAttempts, type PaymentAttempt } from '../firebase.ts';

/**
 * The receipt that names an attempt here and at the provider, 35 characters or a few more: Razorpay
 * takes 40. Made of the whole path, because customers choose document ids.
 */
export function attemptReceipt(path: string, number: number): string {
  return `${createHash('sha256').update(path).digest('hex').slice(0, 32)}_${number}`;
}

/** The newest attempt for an order or invoice. */
export async function latestAttempt(
  path: string,
): Promise<QueryDocumentSnapshot<PaymentAttempt> | undefined> {
  const attempts = await paymentAttempts.where('path', '==', path).get();
  return attempts.docs.toSorted((a, b) => b.data().number - a.data().number)[0];
}

/** The attempt that owns a provider order. */
export async function attemptOfOrder(
  razorpayOrderId: string,
): Promise<QueryDocumentSnapshot<PaymentAttempt> | undefined> {
  const owned = paymentAttempts.where('razorpayOrderId', '==', razorpayOrderId);
  return (await owned.limit(1).get()).docs[0];
}
