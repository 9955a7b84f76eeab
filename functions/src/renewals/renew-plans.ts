import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { forEachConcurrent } from '../platform/for-each-concurrent.ts';
import { logFailure } from '../platform/log.ts';
import { razorpayGateway, type RazorpayGateway } from '../platform/razorpay/client.ts';
import { withLease } from '../platform/with-lease.ts';
import { allSubscriptions, type StoredSubscription } from '../subscriptions/documents.ts';
import { reserveNumbers } from '../invoices/reserve-numbers.ts';
import { takeStep } from './take-step.ts';

const renewalLimits = {
  concurrency: 16,
  pageSize: 200,
  /** No step begins after this, so that a run ends within a minute. */
  maxRunMs: 45_000,
};
const leaseMs = 9 * 60_000;

/**
 * Takes the steps of all plans that are due at `now`: requests renewals, reminds, and ends what wasn't paid. A plan
 * whose step fails is tried again in the next run, and holds up no other.
 */
export async function renewPlans(
  now: Date,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<void> {
  await withLease('renew-plans', leaseMs, () => renewDue(now, gateway));
}

async function renewDue(now: Date, gateway: RazorpayGateway): Promise<void> {
  const startedAt = Date.now();
  const isLate = () => Date.now() - startedAt > renewalLimits.maxRunMs;
  // A late plan takes several steps in one run, but each step only once.
  const tried = new Set<string>();
  let failures = 0;
  for (;;) {
    const { docs } = await allSubscriptions
      .where('nextStepAt', '<=', Timestamp.fromDate(now))
      .orderBy('nextStepAt')
      .limit(renewalLimits.pageSize + failures)
      .get();
    const due = docs.filter((plan) => !tried.has(stepOf(plan)));
    if (due.length === 0) return;
    const requests = due.filter((plan) => plan.data().nextStep === 'request');
    const numbers = await reserveNumbers(requests.length, now);
    await forEachConcurrent(due, renewalLimits.concurrency, async (plan) => {
      if (isLate()) return;
      tried.add(stepOf(plan));
      await takeStep(plan.ref, { now, gateway, numbers }).catch((error: unknown) => {
        failures += 1;
        logFailure('renewal-failed', error, { plan: plan.ref.path });
      });
    });
    if (isLate()) {
      logger.warn('renewals-not-finished');
      return;
    }
  }
}

function stepOf(plan: QueryDocumentSnapshot<StoredSubscription>): string {
  const { nextStep, nextStepAt } = plan.data();
  return `${plan.ref.path} ${nextStep} ${nextStepAt?.toMillis()}`;
}
