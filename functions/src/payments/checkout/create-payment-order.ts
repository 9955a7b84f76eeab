import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { CreateRazorpayOrderAnswer } from '../../../shared/endpoints.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { paymentAttempts } from '../documents.ts';
import { firestore } from '../../platform/firebase.ts';
import type { ProviderOrder } from '../../platform/razorpay/entities.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import {
  claimAttempt,
  readPending,
  type ClaimedAttempt,
  type PaymentRequest,
} from './claim-attempt.ts';
import { commitAtomically } from '../../platform/commit-atomically.ts';
import { isBooked } from '../settlement/decide-outcome.ts';
import { attemptOfOrder } from '../attempts/attempt-of-order.ts';
import { settleOrder } from '../settlement/settle-order.ts';

/** How long a request waits for another one that holds the lease. */
const waitLimitMs = 12_000;
const pollMs = 200;
/** A create that failed sooner than that is tried once more, after a look for what it left behind. */
const quickMs = 3_000;

/**
 * Gives an order or invoice its one open order at the provider, which repeated and parallel requests
 * share. One that was paid without our hearing of it is settled instead. Amounts in the answer are in
 * minor units. Throws ServerError: `forbidden`, `not-pending`, `already-paid`, `payment-in-progress`, `amount-mismatch`,
 * `payment-mismatch`, `price-changed` (the order is then Cancelled), `busy`, `provider-*`.
 */
export async function createPaymentOrder(
  request: PaymentRequest,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<CreateRazorpayOrderAnswer> {
  const giveUpAt = Date.now() + waitLimitMs;
  const leaseId = randomUUID();
  for (;;) {
    const claim = await commitAtomically((batch) => claimAttempt(batch, request, leaseId));
    switch (claim.kind) {
      case 'price-changed':
        throw new ServerError('price-changed');
      case 'open':
        await refuseWhatIsPaid(claim.attempt, gateway);
        return answer(claim.attempt, gateway);
      case 'claimed':
        return answer(await openAttempt(claim.attempt, claim.isFirstTry, gateway), gateway);
      case 'held':
        if (Date.now() > giveUpAt) throw new ServerError('busy');
        await delay(pollMs);
    }
  }
}

/** The customer comes back to pay what is open, and the news that it was paid may have got lost. */
async function refuseWhatIsPaid(
  { razorpayOrderId }: ClaimedAttempt,
  gateway: RazorpayGateway,
): Promise<void> {
  const settled = await settleOrder(requireOrder(razorpayOrderId), gateway).catch(
    (error: unknown) => {
      // Without its answer the order is handed out: checkout takes no second payment for a paid one.
      if (error instanceof ServerError) return [];
      throw error;
    },
  );
  const outcome = settled.map((it) => it.outcome).find((it) => it !== 'open');
  const isInProgress = settled.some(({ facts }) => facts.state === 'authorized');
  if (!outcome && isInProgress) throw new ServerError('payment-in-progress');
  if (!outcome) return;
  const isPaid = isBooked(outcome) || outcome === 'duplicate_payment';
  throw new ServerError(isPaid ? 'already-paid' : 'payment-mismatch');
}

async function openAttempt(
  attempt: ClaimedAttempt,
  isFirstTry: boolean,
  gateway: RazorpayGateway,
): Promise<ClaimedAttempt> {
  try {
    const order =
      (isFirstTry ? undefined : await findOrder(attempt, gateway)) ??
      (await createOrder(attempt, gateway));
    return await commitAtomically((batch) => recordOrder(batch, attempt, order));
  } catch (error) {
    await releaseLease(attempt);
    throw error;
  }
}

async function createOrder(
  attempt: ClaimedAttempt,
  gateway: RazorpayGateway,
): Promise<ProviderOrder> {
  const startedAt = Date.now();
  try {
    return await gateway.createOrder({ ...attempt, receipt: attempt.attemptId });
  } catch (error) {
    const isUnknown = error instanceof ServerError && error.code === 'provider-unavailable';
    if (!isUnknown || Date.now() - startedAt > quickMs) throw error;
    return (
      (await findOrder(attempt, gateway)) ??
      (await gateway.createOrder({ ...attempt, receipt: attempt.attemptId }))
    );
  }
}

/** An earlier try may have reached the provider although its answer was lost. */
async function findOrder(
  attempt: ClaimedAttempt,
  gateway: RazorpayGateway,
): Promise<ProviderOrder | undefined> {
  for (const order of await gateway.findOrders(attempt.attemptId)) {
    if (isOrderOf(order, attempt) && !(await attemptOfOrder(order.id))) return order;
  }
  return undefined;
}

async function recordOrder(
  batch: WriteBatch,
  attempt: ClaimedAttempt,
  order: ProviderOrder,
): Promise<ClaimedAttempt> {
  const snapshot = await paymentAttempts.doc(attempt.attemptId).get();
  const stored = snapshot.data();
  if (stored?.razorpayOrderId) return { ...stored, attemptId: attempt.attemptId };
  if (!isOrderOf(order, attempt)) throw new ServerError('provider-refused');
  // Making it took a while. What happens from here on is told when it is paid.
  await readPending(firestore.doc(attempt.path), attempt.uid);
  const opened = { state: 'open', razorpayOrderId: order.id, usedAt: Timestamp.now() } as const;
  batch.update(snapshot.ref, opened, { lastUpdateTime: snapshot.updateTime });
  return { ...attempt, ...opened };
}

function isOrderOf(
  order: ProviderOrder,
  { attemptId, amountMinor, currency }: ClaimedAttempt,
): boolean {
  return (
    order.receipt === attemptId && order.amountMinor === amountMinor && order.currency === currency
  );
}

/** Lets the next request try at once; it looks the receipt up before it creates anything. */
async function releaseLease({ attemptId, leaseId }: ClaimedAttempt): Promise<void> {
  await commitAtomically(async (batch) => {
    const snapshot = await paymentAttempts.doc(attemptId).get();
    if (snapshot.data()?.leaseId !== leaseId) return;
    batch.update(
      snapshot.ref,
      { leaseUntil: Timestamp.now() },
      { lastUpdateTime: snapshot.updateTime },
    );
  });
}

function answer(attempt: ClaimedAttempt, gateway: RazorpayGateway): CreateRazorpayOrderAnswer {
  const { amountMinor: amount, currency } = attempt;
  return { id: requireOrder(attempt.razorpayOrderId), amount, currency, key: gateway.keyId };
}

function requireOrder(razorpayOrderId: string | null): string {
  if (razorpayOrderId === null) throw new ServerError('internal');
  return razorpayOrderId;
}
