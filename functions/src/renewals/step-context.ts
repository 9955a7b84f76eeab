import type { DocumentReference } from 'firebase-admin/firestore';
import type { RazorpayGateway } from '../platform/razorpay/client.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';

export interface StepContext {
  now: Date;
  gateway: RazorpayGateway;
  /** Reserved numbers for renewal invoices. */
  numbers: IterableIterator<string, undefined>;
}

/** A step of one plan. It changes nothing if the plan has taken the step, or is no longer due. */
export type TakeStep = (
  reference: DocumentReference<StoredSubscription>,
  context: StepContext,
) => Promise<void>;
