import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Reads } from '../../platform/commit-atomically.ts';
import { paymentAttempts, type PaymentAttempt } from '../documents.ts';

export type AttemptSnapshot = QueryDocumentSnapshot<PaymentAttempt>;

export function queryAttempts(path: string): Query<PaymentAttempt> {
  return paymentAttempts.where('path', '==', path);
}

export async function latestAttempt(
  reads: Reads,
  path: string,
): Promise<AttemptSnapshot | undefined> {
  const { docs } = await reads.get(queryAttempts(path));
  return docs.toSorted((a, b) => b.data().number - a.data().number)[0];
}

/**
 * Resolves to the attempt that owns the Razorpay order. Pass `run` to make the query one of a commit's reads.
 */
export async function attemptOfRazorpayOrder(
  razorpayOrderId: string,
  run = (query: Query<PaymentAttempt>) => query.get(),
): Promise<AttemptSnapshot | undefined> {
  const withOrder = paymentAttempts.where('razorpayOrderId', '==', razorpayOrderId);
  return (await run(withOrder.limit(1))).docs[0];
}
