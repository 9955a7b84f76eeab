import { renewalDays } from '../../shared/subscriptions/subscription.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { alertId } from '../alerts/alert.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { invoicesOf } from '../invoices/issued-invoice.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { refuseHeld } from '../payments/checkout/refuse-unfinished.ts';
import type { Reads } from '../platform/commit-atomically.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { withNextStep } from '../subscriptions/next-step.ts';
import { commitStep } from './commit-step.ts';
import { queuePlanEmail } from '../subscriptions/queue-plan-email.ts';
import type { TakeStep } from './step-context.ts';
import { waitForPayment } from './wait-for-payment.ts';

/** How long the grace is extended until the mail server has accepted an email about the renewal. */
const maxExtensionDays = 14;

/**
 * Suspends an unpaid plan once its grace is over. Waits while a payment is under way, and until the mail server has
 * accepted an email that asked for the money.
 */
export const suspendPlan: TakeStep = async (reference, { now, gateway }) => {
  if (await waitForPayment(reference, 'suspend', { now, gateway })) return;
  await commitStep(reference, 'suspend', now, async (step) => {
    const { batch, reads, uid, plan } = step;
    const invoice = await reads.get(invoicesOf(uid).doc(plan.renewalRequest ?? 'none'));
    const { path } = invoice.ref;
    await refuseHeld(reads, path);
    if (!(await wasAsked(reads, path))) {
      const graceUntil = addDays(plan.graceUntil ?? plan.termEnd, 1);
      if (graceUntil <= latestGrace(plan)) return withNextStep({ ...plan, graceUntil });
      const kind = 'renewal_unanswered';
      const about = { uid, path: reference.path };
      await raiseAlert(batch, reads, { id: alertId(kind, reference.id), kind, ...about });
      return { ...plan, nextStep: null, nextStepAt: null };
    }
    const version = plan.version + 1;
    await queuePlanEmail(step, 'plan_suspended', version);
    return withNextStep({ ...plan, state: 'suspended', version });
  });
};

async function wasAsked(reads: Reads, path: string): Promise<boolean> {
  const { docs } = await reads.get(outbox.where('path', '==', path));
  return docs.some((email) => email.data().state === 'sent');
}

function latestGrace({ term, termEnd }: StoredSubscription): string {
  return addDays(termEnd, renewalDays[term].grace + maxExtensionDays);
}
