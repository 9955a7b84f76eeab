import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type PaymentAttempt, paymentAttempts } from '../documents.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { logFailure } from '../../platform/log.ts';
import { commitAtomically } from '../../platform/commit-atomically.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { settleOrder } from '../settlement/settle-order.ts';
import { raisePaymentAttention } from '../settlement/raise-payment-attention.ts';

const minuteMs = 60_000;
/** Before that the webhook or the browser usually reports the payment. */
const minAgeMs = 10 * minuteMs;
/** A late authorization arrives within three days, its return within five. */
const maxAgeMs = 5 * 24 * 60 * minuteMs;
/** A payment that waits longer points at a wrong setting: the provider returns uncaptured payments. */
const maxUncapturedMs = 60 * minuteMs;
const concurrency = 8;

type Attempt = QueryDocumentSnapshot<PaymentAttempt>;

/**
 * Asks the provider about every attempt that was last used 10 minutes to 5 days ago, and settles the
 * payments that were not reported. Asks about older attempts once more and lets them expire. If the
 * provider fails, the attempt is left to the next run.
 */
export async function sweepPayments(gateway: RazorpayGateway = razorpayGateway()): Promise<void> {
  const now = Date.now();
  const waiting = await paymentAttempts
    .where('state', 'in', ['creating', 'open'])
    .where('usedAt', '<', Timestamp.fromMillis(now - minAgeMs))
    .orderBy('usedAt', 'desc')
    .get();
  const isOver = ({ usedAt }: PaymentAttempt) => now - usedAt.toMillis() > maxAgeMs;
  const uncaptured: PaymentFacts[] = [];
  await forEachConcurrent(waiting.docs, concurrency, async (attempt) => {
    try {
      uncaptured.push(...(await sweepAttempt(attempt, gateway)));
      if (isOver(attempt.data())) await expire(attempt);
    } catch (error) {
      logFailure('sweep-attempt-failed', error, { receipt: attempt.id }, 'warn');
    }
  });
  await raiseUncaptured(uncaptured);
}

/** Resolves to the payments that have waited too long for their capture. */
async function sweepAttempt(attempt: Attempt, gateway: RazorpayGateway): Promise<PaymentFacts[]> {
  const { razorpayOrderId } = attempt.data();
  if (!razorpayOrderId) return [];
  const settled = await settleOrder(razorpayOrderId, gateway);
  // A payment that was captured since it was fetched has another outcome by now.
  return settled
    .filter(({ facts, outcome }) => outcome === 'open' && isLongUncaptured(facts))
    .map(({ facts }) => facts);
}

/** Marks an attempt as expired, unless it was used or settled in the meantime. */
async function expire({ ref, updateTime }: Attempt): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const isChanged = (await reads.get(ref)).updateTime?.isEqual(updateTime) === false;
    if (!isChanged) batch.update(ref, { state: 'expired' }, { lastUpdateTime: updateTime });
  });
}

function isLongUncaptured({ state, createdAt }: PaymentFacts): boolean {
  return state === 'authorized' && Date.now() - createdAt * 1000 > maxUncapturedMs;
}

/** Names one payment as an example, since a wrong capture setting concerns them all. */
async function raiseUncaptured(uncaptured: readonly PaymentFacts[]): Promise<void> {
  const paymentId = uncaptured.at(-1)?.paymentId;
  if (paymentId === undefined) return;
  const kind = 'payment_uncaptured';
  await raisePaymentAttention({ id: kind, kind, count: uncaptured.length, paymentId });
}
