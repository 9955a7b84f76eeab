import { Timestamp } from 'firebase-admin/firestore';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { withNextStep } from '../subscriptions/next-step.ts';

/** Turns renewal off. The plan ends with its term. */
export function withoutRenewal(
  plan: StoredSubscription,
  reason: string | null,
  now: Date,
): StoredSubscription {
  return withNextStep({ ...plan, renews: { on: false, at: Timestamp.fromDate(now), reason } });
}
