import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { ServerError } from '../../shared/server-errors.ts';
import type { SubscriptionStep } from '../../shared/subscriptions/subscription.ts';
import { invoicesOf } from '../invoices/issued-invoice.ts';
import { refuseUnfinished } from '../payments/checkout/refuse-unfinished.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { commitStep } from './commit-step.ts';
import type { StepContext } from './step-context.ts';

const pauseMs = 60 * 60_000;

/**
 * Asks Razorpay about the open renewal invoice of a plan, and records unreported payments. Resolves to true if one
 * succeeded or is under way; the step then waits an hour. Throws `provider-*`.
 */
export async function waitForPayment(
  reference: DocumentReference<StoredSubscription>,
  step: SubscriptionStep,
  { now, gateway }: Pick<StepContext, 'now' | 'gateway'>,
): Promise<boolean> {
  const { renewalRequest } = (await reference.get()).data() ?? {};
  const uid = reference.parent.parent?.id ?? '';
  if (!renewalRequest) return false;
  try {
    await refuseUnfinished(invoicesOf(uid).doc(renewalRequest).path, gateway);
    return false;
  } catch (error) {
    if (!(error instanceof ServerError) || !waits.has(error.code)) throw error;
    const nextStepAt = Timestamp.fromMillis(now.getTime() + pauseMs);
    await commitStep(reference, step, now, ({ plan }) => ({ ...plan, nextStepAt }));
    return true;
  }
}

const waits: ReadonlySet<string> = new Set([
  'already-paid',
  'payment-in-progress',
  'payment-mismatch',
]);
