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
import { change, commitAtomically, type Reads } from '../../platform/commit-atomically.ts';
import { attemptOfRazorpayOrder } from '../attempts/find-attempts.ts';
import { markUsed } from '../attempts/next-check.ts';
import { raiseUnreadable } from '../recording/raise-unreadable.ts';
import { recordOrder } from '../recording/record-order.ts';
import { alertOnRefusal } from './alert-on-refusal.ts';
import { refusePaid } from './refuse-paid.ts';

const waitLimitMs = 12_000;
const pollMs = 200;
/** If a create fails faster than this, it's repeated once, unless the order exists after all. */
const quickMs = 3_000;

/**
 * Returns the open Razorpay order of an order or invoice, and creates it if there is none. If Razorpay has an
 * unreported payment for it, the server records that payment and throws. Throws ServerError: `forbidden`,
 * `not-pending`, `already-paid`, `payment-in-progress`, `amount-mismatch`, `payment-mismatch`, `price-changed` (the
 * order is then Cancelled), `amount-too-large`, `currency-not-accepted`, `busy`, `provider-*`.
 */
export async function createPaymentOrder(
  request: PaymentRequest,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<CreateRazorpayOrderAnswer> {
  const giveUpAt = Date.now() + waitLimitMs;
  const leaseId = randomUUID();
  for (;;) {
    const claim = await commitAtomically((batch, reads) =>
      claimAttempt(batch, reads, request, leaseId),
    );
    switch (claim.kind) {
      case 'price-changed':
        throw new ServerError('price-changed');
      case 'open':
        await recordUnreported(claim.attempt, gateway);
        return answer(claim.attempt, gateway);
      case 'claimed':
        return answer(await openAttempt(claim.attempt, claim.isFirstTry, gateway), gateway);
      case 'held':
        if (Date.now() > giveUpAt) throw new ServerError('busy');
        await delay(pollMs);
    }
  }
}

/** Records the unreported payments of an open order. Throws as `refusePaid` does. */
async function recordUnreported(
  { razorpayOrderId }: ClaimedAttempt,
  gateway: RazorpayGateway,
): Promise<void> {
  // Checkout accepts only one payment for an order. So the order is still returned if Razorpay doesn't answer, or if
  // a payment can't be read.
  const recorded = await recordOrder(requireOrder(razorpayOrderId), gateway).catch(
    (error: unknown) => {
      if (error instanceof ServerError) return { payments: [] };
      throw error;
    },
  );
  refusePaid(recorded);
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
    return await commitAtomically((batch, reads) =>
      storeProviderOrder(batch, reads, attempt, order),
    );
  } catch (error) {
    await releaseLease(attempt);
    await alertOnRefusal(error, attempt);
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

/**
 * Finds the Razorpay order of an earlier try whose response was lost. Throws `provider-refused` if it may be an
 * order that can't be read, because a second order could be paid too.
 */
async function findOrder(
  attempt: ClaimedAttempt,
  gateway: RazorpayGateway,
): Promise<ProviderOrder | undefined> {
  const { items, unreadable } = await gateway.findOrders(attempt.attemptId);
  for (const order of items) {
    if (isOrderOf(order, attempt) && !(await attemptOfRazorpayOrder(order.id))) return order;
  }
  if (unreadable.length > 0) {
    await raiseUnreadable(unreadable, attempt);
    throw new ServerError('provider-refused');
  }
  return undefined;
}

async function storeProviderOrder(
  batch: WriteBatch,
  reads: Reads,
  attempt: ClaimedAttempt,
  order: ProviderOrder,
): Promise<ClaimedAttempt> {
  const snapshot = await reads.get(paymentAttempts.doc(attempt.attemptId));
  const stored = snapshot.data();
  if (stored?.razorpayOrderId) return { ...stored, attemptId: attempt.attemptId };
  if (!isOrderOf(order, attempt)) throw new ServerError('provider-refused');
  // The Razorpay call took time, so the status is checked again. Recording the payment detects later changes.
  await readPending(reads, firestore.doc(attempt.path), attempt.uid);
  const opened = {
    state: 'open',
    razorpayOrderId: order.id,
    ...markUsed(Timestamp.now()),
  } as const;
  change(batch, snapshot, opened);
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

async function releaseLease({ attemptId, leaseId }: ClaimedAttempt): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const snapshot = await reads.get(paymentAttempts.doc(attemptId));
    if (snapshot.data()?.leaseId !== leaseId) return;
    change(batch, snapshot, { leaseUntil: Timestamp.now() });
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
