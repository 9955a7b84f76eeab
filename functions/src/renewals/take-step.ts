import type { DocumentReference } from 'firebase-admin/firestore';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { endUnpaid } from './end-unpaid.ts';
import { expireTerm } from './expire-term.ts';
import { remindOfRenewal } from './remind-of-renewal.ts';
import { requestRenewal } from './request-renewal.ts';
import type { StepContext } from './step-context.ts';
import { suspendPlan } from './suspend-plan.ts';

/** Takes the next step of a plan, if it is due. Safe to repeat, and to run twice at the same time. */
export async function takeStep(
  reference: DocumentReference<StoredSubscription>,
  context: StepContext,
): Promise<void> {
  const { nextStep } = (await reference.get()).data() ?? {};
  switch (nextStep) {
    case 'request':
      return requestRenewal(reference, context);
    case 'remind':
      return remindOfRenewal(reference, context);
    case 'expire':
      return expireTerm(reference, context);
    case 'suspend':
      return suspendPlan(reference, context);
    case 'end':
      return endUnpaid(reference, context);
    case null:
    case undefined:
  }
}
