import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Reads } from '../../platform/commit-atomically.ts';
import { paymentAttempts, type PaymentAttempt } from '../documents.ts';

export type AttemptSnapshot = QueryDocumentSnapshot<PaymentAttempt>;

export function attemptsOfPayable(path: string): Query<PaymentAttempt> {
  return paymentAttempts.where('path', '==', path);
}

export async function latestAttempt(
  reads: Reads,
  path: string,
): Promise<AttemptSnapshot | undefined> {
  const { docs } = await reads.get(attemptsOfPayable(path));
  return docs.toSorted((a, b) => b.data().number - a.data().number)[0];
}

/**
 * Resolves to the attempt with a provider order. `run` runs the query, so that a commit can count it among its
 * reads.
 */
export async function attemptOfOrder(
  razorpayOrderId: string,
  run = (query: Query<PaymentAttempt>) => query.get(),
): Promise<AttemptSnapshot | undefined> {
  const withOrder = paymentAttempts.where('razorpayOrderId', '==', razorpayOrderId);
  return (await run(withOrder.limit(1))).docs[0];
}
