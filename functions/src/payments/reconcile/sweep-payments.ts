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
/** Until then the webhook and the browser have their chance. */
const minAgeMs = 10 * minuteMs;
/** A late authorization arrives within three days; refunds of one within five. */
const maxAgeMs = 5 * 24 * 60 * minuteMs;
/** Money that the provider gives back by itself unless it is captured. */
const maxUncapturedMs = 60 * minuteMs;
const concurrency = 8;

type Attempt = QueryDocumentSnapshot<PaymentAttempt>;

/**
 * Asks the provider about every attempt that was last used 10 minutes to 5 days ago, and settles what
 * was paid without our hearing of it. Older ones are asked about once more and then expire, unless
 * they were paid. A provider error leaves that attempt as it was, for the next run.
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

/** Resolves to the payments that have waited for their capture for long. */
async function sweepAttempt(attempt: Attempt, gateway: RazorpayGateway): Promise<PaymentFacts[]> {
  const { razorpayOrderId } = attempt.data();
  if (!razorpayOrderId) return [];
  const settled = await settleOrder(razorpayOrderId, gateway);
  // Captured since they were fetched, one is booked by now.
  return settled
    .filter(({ facts, outcome }) => outcome === 'open' && isLongUncaptured(facts))
    .map(({ facts }) => facts);
}

/** Unless somebody used or settled it in the meantime. */
async function expire({ ref, updateTime }: Attempt): Promise<void> {
  await commitAtomically(async (batch) => {
    const isChanged = (await ref.get()).updateTime?.isEqual(updateTime) === false;
    if (!isChanged) batch.update(ref, { state: 'expired' }, { lastUpdateTime: updateTime });
  });
}

function isLongUncaptured({ state, createdAt }: PaymentFacts): boolean {
  return state === 'authorized' && Date.now() - createdAt * 1000 > maxUncapturedMs;
}

/** With the last payment for an example: capture is a setting, which mostly concerns them all. */
async function raiseUncaptured(uncaptured: readonly PaymentFacts[]): Promise<void> {
  const paymentId = uncaptured.at(-1)?.paymentId;
  if (paymentId === undefined) return;
  const kind = 'payment_uncaptured';
  const count = uncaptured.length;
  await raisePaymentAttention({ id: kind, kind, count, paymentId, details: null });
}
