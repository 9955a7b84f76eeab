import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type PaymentAttempt, paymentAttempts, payments } from '../documents.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { logFailure } from '../../platform/log.ts';
import { isConflict } from '../../platform/commit-atomically.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { readPages } from '../../platform/read-pages.ts';
import { planNextCheck } from '../attempts/next-check.ts';
import { recordOrder } from '../recording/record-order.ts';
import { raisePaymentAlert } from '../recording/raise-payment-alert.ts';
import { currentTime } from '#clock';

export const sweepLimits = {
  concurrency: 8,
  pageSize: 100,
  /** No check begins after this. The last checks may take 10 s, and a run must end within a minute. */
  maxRunMs: 45_000,
};
/** A longer wait suggests a wrong capture setting, because Razorpay returns uncaptured payments. */
const maxUncapturedMs = 60 * 60_000;
/** By then, Razorpay has returned uncaptured payments and no longer waits for a bank. */
const maxUnderWayMs = 5 * 24 * 60 * 60_000;

type Attempt = QueryDocumentSnapshot<PaymentAttempt>;

/**
 * Asks Razorpay about every attempt whose check is due, and records unreported payments. Each check postpones the
 * attempt's next one, even if Razorpay fails, so no attempt blocks the others.
 */
export async function sweepPayments(
  gateway: RazorpayGateway = razorpayGateway(),
  clock: () => Date = currentTime,
): Promise<void> {
  const startedAt = clock();
  const isLate = () => clock().getTime() - startedAt.getTime() > sweepLimits.maxRunMs;
  const due = paymentAttempts
    .where('state', 'in', ['creating', 'open'])
    .where('nextCheckAt', '<=', Timestamp.fromDate(startedAt))
    .orderBy('nextCheckAt');
  const underWay: PaymentFacts[] = [];
  for await (const page of readPages(due, sweepLimits.pageSize)) {
    await forEachConcurrent(page, sweepLimits.concurrency, async (attempt) => {
      if (!isLate()) underWay.push(...(await check(attempt, gateway, clock)));
    });
    if (isLate()) {
      logger.warn('sweep-not-finished');
      break;
    }
  }
  const example = underWay.findLast((facts) => isLongUncaptured(facts, clock()));
  if (example) await raiseUncaptured(example);
}

/** Resolves to the payments that are under way. Never rejects. */
async function check(
  attempt: Attempt,
  gateway: RazorpayGateway,
  clock: () => Date,
): Promise<PaymentFacts[]> {
  const noteFailure = (error: unknown) =>
    logFailure('sweep-attempt-failed', error, { receipt: attempt.id }, 'warn');
  const found = await record(attempt, gateway, clock).catch(noteFailure);
  const answer = found?.isClear ? 'clear' : 'unclear';
  const plan = planNextCheck(attempt.data(), answer, Timestamp.fromDate(clock()));
  // Conflicts if the attempt was used or recorded meanwhile. Its checks are then already planned or over.
  await attempt.ref.update(plan, { lastUpdateTime: attempt.updateTime }).catch((error: unknown) => {
    if (!isConflict(error)) noteFailure(error);
  });
  return found?.underWay ?? [];
}

/** Resolves to the recorded payments that are still under way, and whether no payment can follow. */
async function record(
  attempt: Attempt,
  gateway: RazorpayGateway,
  clock: () => Date,
): Promise<{ underWay: PaymentFacts[]; isClear: boolean }> {
  const { razorpayOrderId } = attempt.data();
  if (!razorpayOrderId) return { underWay: [], isClear: true };
  const { payments: recorded, hasUnreadable } = await recordOrder(razorpayOrderId, gateway);
  // A payment that was captured after it was fetched no longer has the outcome `open`.
  const underWay = recorded
    .filter(({ facts, outcome }) => outcome === 'open' && isUnderWay(facts, clock()))
    .map(({ facts }) => facts);
  return { underWay, isClear: underWay.length === 0 && !hasUnreadable };
}

function isUnderWay(facts: PaymentFacts, now: Date): boolean {
  const { state } = facts;
  return (state === 'created' || state === 'authorized') && ageMs(facts, now) < maxUnderWayMs;
}

function isLongUncaptured(facts: PaymentFacts, now: Date): boolean {
  return facts.state === 'authorized' && ageMs(facts, now) > maxUncapturedMs;
}

function ageMs({ createdAt }: PaymentFacts, now: Date): number {
  return now.getTime() - createdAt * 1000;
}

/** Names one payment as an example, because a wrong capture setting affects every payment. */
async function raiseUncaptured({ paymentId }: PaymentFacts): Promise<void> {
  const { count } = (await payments.where('state', '==', 'authorized').count().get()).data();
  const kind = 'payment_uncaptured';
  await raisePaymentAlert({ id: kind, kind, count, paymentId });
}
