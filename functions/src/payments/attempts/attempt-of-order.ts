import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Reads } from '../../platform/commit-atomically.ts';
import { paymentAttempts, type PaymentAttempt } from '../documents.ts';

export type AttemptSnapshot = QueryDocumentSnapshot<PaymentAttempt>;

export function attemptsFor(path: string): Query<PaymentAttempt> {
  return paymentAttempts.where('path', '==', path);
}

export async function latestAttempt(
  reads: Reads,
  path: string,
): Promise<AttemptSnapshot | undefined> {
  const { docs } = await reads.get(attemptsFor(path));
  return docs.toSorted((a, b) => b.data().number - a.data().number)[0];
}

/** Returns the attempt that owns a Razorpay order. With `run`, the query joins the caller's own reads. */
export async function attemptOfOrder(
  razorpayOrderId: string,
  run = (query: Query<PaymentAttempt>) => query.get(),
): Promise<AttemptSnapshot | undefined> {
  const owned = paymentAttempts.where('razorpayOrderId', '==', razorpayOrderId);
  return (await run(owned.limit(1))).docs[0];
}
