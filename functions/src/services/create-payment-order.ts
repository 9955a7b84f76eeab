import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { CreateRazorpayOrderAnswer, PayableType } from '../../shared/endpoints.ts';
import { toMinorUnits, type Currency } from '../../shared/money.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { paymentAttempts, type PaymentAttempt } from '../firebase.ts';
import { razorpayGateway, type RazorpayGateway } from '../gateways/razorpay.ts';
import type { ProviderOrder } from '../gateways/razorpay-entities.ts';
import { commitAtomically } from './commit-atomically.ts';
import { attemptReceipt } from './attempt-receipt.ts';
import { attemptOfOrder, latestAttempt } from './payment-attempts.ts';
import { payableReference, readPayable, type Payable } from './payables.ts';

/** Longer than a look-up and a create at the provider together may take. */
const leaseMs = 20_000;
/** How long a request waits for another one that holds the lease. */
const patienceMs = 12_000;
const pollMs = 200;

export interface PaymentRequest {
  uid: string;
  type: PayableType;
  id: string;
  /** Major units, as the customer saw it. */
  amount: number;
  currency: Currency;
}

type Attempt = PaymentAttempt & { receipt: string };
type Claim =
  | { kind: 'open'; attempt: Attempt }
  | { kind: 'claimed'; attempt: Attempt; isFirstTry: boolean }
  | { kind: 'held' }
  | { kind: 'price-changed' };

/**
 * Gives an order or invoice its one open order at the provider, which repeated and parallel requests
 * share. Amounts in the answer are in minor units. Throws ServerError: `forbidden`, `not-pending`,
 * `amount-mismatch`, `price-changed` (the order is then Cancelled), `busy`, `provider-*`.
 */
export async function createPaymentOrder(
  request: PaymentRequest,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<CreateRazorpayOrderAnswer> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const claim = await commitAtomically((batch) => claimAttempt(batch, request));
    switch (claim.kind) {
      case 'price-changed':
        throw new ServerError('price-changed');
      case 'open':
        return answer(claim.attempt, gateway);
      case 'claimed':
        return answer(await openAttempt(claim.attempt, claim.isFirstTry, gateway), gateway);
      case 'held':
        if (Date.now() > giveUpAt) throw new ServerError('busy');
        await delay(pollMs);
    }
  }
}

async function claimAttempt(batch: WriteBatch, request: PaymentRequest): Promise<Claim> {
  const reference = payableReference(request.uid, request.type, request.id);
  // In this sequence: settlement changes both at once, so what is Pending after a look at its attempts
  // was Pending when they were read.
  const latest = await latestAttempt(reference.path);
  const snapshot = await reference.get();
  if (!snapshot.exists) throw new ServerError('forbidden');
  if (snapshot.get('status') !== 'Pending') throw new ServerError('not-pending');

  const payable = readPayable(snapshot, request.type);
  if (!payable) {
    batch.update(reference, { status: 'Cancelled' }, { lastUpdateTime: snapshot.updateTime });
    return { kind: 'price-changed' };
  }
  if (!isAmountOf(payable, request)) throw new ServerError('amount-mismatch');

  const current = latest && { ...latest.data(), receipt: latest.id };
  if (current?.state === 'settled') throw new ServerError('not-pending');
  if (!current || !isUsable(current, payable)) {
    return claimNew(batch, request.uid, reference.path, payable, current?.number ?? 0);
  }
  if (current.state === 'open') return { kind: 'open', attempt: current };
  if (current.leaseUntil.toMillis() > Date.now()) return { kind: 'held' };
  const lease = newLease();
  batch.update(latest.ref, lease, { lastUpdateTime: latest.updateTime });
  return { kind: 'claimed', attempt: { ...current, ...lease }, isFirstTry: false };
}

function claimNew(
  batch: WriteBatch,
  uid: string,
  path: string,
  { type, amountMinor, currency }: Payable,
  previousNumber: number,
): Claim {
  const number = previousNumber + 1;
  const receipt = attemptReceipt(path, number);
  const attempt: PaymentAttempt = {
    uid,
    path,
    type,
    number,
    amountMinor,
    currency,
    state: 'creating',
    ...newLease(),
    razorpayOrderId: null,
    createdAt: Timestamp.now(),
  };
  batch.create(paymentAttempts.doc(receipt), attempt);
  return { kind: 'claimed', attempt: { ...attempt, receipt }, isFirstTry: true };
}

async function openAttempt(
  attempt: Attempt,
  isFirstTry: boolean,
  gateway: RazorpayGateway,
): Promise<Attempt> {
  try {
    const order =
      (isFirstTry ? undefined : await findOrder(attempt, gateway)) ??
      (await gateway.createOrder(attempt));
    return await commitAtomically((batch) => recordOrder(batch, attempt, order));
  } catch (error) {
    await releaseLease(attempt);
    throw error;
  }
}

/** An earlier try may have reached the provider although its answer was lost. */
async function findOrder(
  attempt: Attempt,
  gateway: RazorpayGateway,
): Promise<ProviderOrder | undefined> {
  const orders = await gateway.findOrders(attempt.receipt);
  for (const order of orders) {
    const isSame =
      order.receipt === attempt.receipt &&
      order.amountMinor === attempt.amountMinor &&
      order.currency === attempt.currency;
    if (isSame && !(await attemptOfOrder(order.id))) return order;
  }
  return undefined;
}

async function recordOrder(
  batch: WriteBatch,
  attempt: Attempt,
  order: ProviderOrder,
): Promise<Attempt> {
  const snapshot = await paymentAttempts.doc(attempt.receipt).get();
  const stored = snapshot.data();
  if (stored?.razorpayOrderId) return { ...stored, receipt: attempt.receipt };
  if (order.amountMinor !== attempt.amountMinor || order.currency !== attempt.currency) {
    throw new ServerError('provider-refused');
  }
  const opened = { state: 'open', razorpayOrderId: order.id } as const;
  batch.update(snapshot.ref, opened, { lastUpdateTime: snapshot.updateTime });
  return { ...attempt, ...opened };
}

/** Lets the next request try at once; it looks the receipt up before it creates anything. */
async function releaseLease({ receipt, leaseId }: Attempt): Promise<void> {
  await commitAtomically(async (batch) => {
    const snapshot = await paymentAttempts.doc(receipt).get();
    if (snapshot.data()?.leaseId !== leaseId) return;
    batch.update(
      snapshot.ref,
      { leaseUntil: Timestamp.now() },
      { lastUpdateTime: snapshot.updateTime },
    );
  });
}

function newLease(): Pick<PaymentAttempt, 'leaseId' | 'leaseUntil'> {
  return { leaseId: randomUUID(), leaseUntil: Timestamp.fromMillis(Date.now() + leaseMs) };
}

function isUsable(attempt: PaymentAttempt, payable: Payable): boolean {
  return (
    (attempt.state === 'creating' || attempt.state === 'open') &&
    attempt.amountMinor === payable.amountMinor &&
    attempt.currency === payable.currency
  );
}

function isAmountOf(payable: Payable, { amount, currency }: PaymentRequest): boolean {
  return payable.currency === currency && payable.amountMinor === toMinorUnits(amount);
}

function answer(attempt: Attempt, gateway: RazorpayGateway): CreateRazorpayOrderAnswer {
  if (!attempt.razorpayOrderId) throw new ServerError('internal');
  const { razorpayOrderId: id, amountMinor: amount, currency } = attempt;
  return { id, amount, currency, key: gateway.keyId };
}
