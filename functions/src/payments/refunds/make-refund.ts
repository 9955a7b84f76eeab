import { Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import { type Refund, refunds } from '../documents.ts';
import type { RefundFacts } from '../../platform/razorpay/entities.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { logFailure } from '../../platform/log.ts';
import { change, commitAtomically } from '../../platform/commit-atomically.ts';
import { settleFetched } from '../settlement/settle-payment.ts';
import { reopenAttention } from '../../alerts/raise-attention.ts';
import {
  raisePaymentAttention,
  withOwner,
  type PaymentAttention,
} from '../settlement/raise-payment-attention.ts';

const maxPerRun = 100;
const waitLimitMs = 24 * 60 * 60 * 1000;

/** Makes every queued refund. One that the provider does not accept now waits for the next run. */
export async function makeQueuedRefunds(
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<void> {
  const queued = await refunds.where('state', '==', 'queued').limit(maxPerRun).get();
  for (const refund of queued.docs) {
    try {
      await makeRefund(refund.id, gateway);
    } catch (error) {
      logFailure('refund-waits', error, { refund: refund.id }, 'warn');
      const ageMs = Date.now() - refund.data().createdAt.toMillis();
      if (ageMs > waitLimitMs) await tellIfStuck(refund.id);
    }
  }
}

/**
 * Requests a queued refund from the provider and books the answer. The provider makes one refund for a
 * key; an earlier request whose answer was lost is looked up first. Throws the provider's ServerError;
 * the refund then stays queued, unless the provider refused it.
 */
export async function makeRefund(key: string, gateway: RazorpayGateway): Promise<Refund> {
  const refund = await readRefund(key);
  if (refund.state !== 'queued') return refund;
  const made = await askFor(key, refund, gateway);
  await settleFetched(await gateway.fetchPayment(refund.paymentId), [made]);
  await refunds.doc(key).update({
    state: 'made',
    razorpayRefundId: made.refundId,
    updatedAt: Timestamp.now(),
  });
  return readRefund(key);
}

async function askFor(
  key: string,
  { paymentId, amountMinor }: Refund,
  gateway: RazorpayGateway,
): Promise<RefundFacts> {
  const earlier = await gateway.fetchRefunds(paymentId);
  const found = earlier.find(({ receipt }) => receipt === key);
  if (found) return found;
  try {
    return await gateway.createRefund({ paymentId, amountMinor, key });
  } catch (error) {
    if (error instanceof ServerError && error.code === 'provider-refused') {
      await refuse(key);
    }
    throw error;
  }
}

/** Marks a refund as refused. No later run looks at it, so the same commit tells the operator. */
async function refuse(key: string): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const snapshot = await reads.get(refunds.doc(key));
    const refund = snapshot.data();
    if (refund?.state !== 'queued') return;
    change(batch, snapshot, { state: 'refused', updatedAt: Timestamp.now() });
    reopenAttention(batch, await withOwner(attentionTo(key, refund, 'refund_refused')));
  });
}

async function tellIfStuck(key: string): Promise<void> {
  const refund = await readRefund(key);
  if (refund.state === 'queued')
    await raisePaymentAttention(attentionTo(key, refund, 'refund_stuck'));
}

function attentionTo(
  key: string,
  { paymentId }: Refund,
  kind: 'refund_refused' | 'refund_stuck',
): PaymentAttention {
  return { id: `${key}_${kind}`, kind, paymentId, details: key };
}

async function readRefund(key: string): Promise<Refund> {
  const refund = (await refunds.doc(key).get()).data();
  if (!refund) throw new RangeError(`No such refund: ${key}`);
  return refund;
}
