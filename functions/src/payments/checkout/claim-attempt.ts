import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { PayableType } from '../../../shared/endpoints.ts';
import { toMinorUnits, type Currency } from '../../../shared/values/money.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { type PaymentAttempt, paymentAttempts } from '../documents.ts';
import { paymentMaximums } from '../../platform/config.ts';
import { deletions } from '../../platform/documents.ts';
import { attemptIdOf } from '../attempts/attempt-id.ts';
import { payableReference, readPayable, type Payable } from '../attempts/payables.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import { latestAttempt } from '../attempts/find-attempts.ts';
import { markUsed } from '../attempts/next-check.ts';

/** Longer than the Razorpay calls of a request that holds the lease take together. */
const leaseMs = 30_000;
/** `usedAt` is written at most once in this time, so that parallel requests don't all write it. */
const usedAtIntervalMs = 60_000;

export interface PaymentRequest {
  uid: string;
  type: PayableType;
  id: string;
  /** In major units. */
  amount: number;
  currency: Currency;
}

export type ClaimedAttempt = PaymentAttempt & { attemptId: string };

export type Claim =
  | { kind: 'open'; attempt: ClaimedAttempt }
  | { kind: 'claimed'; attempt: ClaimedAttempt; isFirstTry: boolean }
  | { kind: 'held' }
  | { kind: 'price-changed' };

/**
 * Claims a usable attempt of a payable, or creates one, within a commit. Cancels a payable whose price or fields are
 * no longer valid, and resolves to `price-changed`. Throws ServerError: `forbidden` (also during account deletion),
 * `not-pending`, `amount-mismatch`, `amount-too-large`, `currency-not-accepted`.
 *
 * The commit doesn't fail if the payable or `deletions/{uid}` changes while it runs. A payment recorded before the
 * commit changes the attempt, so the commit fails. If a deletion begins before the commit, a later payment raises the
 * alert `paid_after_deletion`, and the operator refunds it.
 */
export async function claimAttempt(
  batch: WriteBatch,
  reads: Reads,
  request: PaymentRequest,
  leaseId: string,
): Promise<Claim> {
  const reference = payableReference(request.uid, request.type, request.id);
  const [latest, snapshot] = await Promise.all([
    latestAttempt(reads, reference.path),
    readPending(reads, reference, request.uid),
  ]);

  const payable = readPayable(snapshot, request.type);
  if (!payable) {
    change(batch, snapshot, { status: 'Cancelled' });
    return { kind: 'price-changed' };
  }
  if (!isAmountOf(payable, request)) throw new ServerError('amount-mismatch');

  if (latest?.data().state === 'recorded') throw new ServerError('not-pending');
  const usable = latest && isUsable(latest.data(), payable) ? latest : undefined;
  if (usable?.data().state !== 'open') requireAcceptedAmount(payable);
  return usable
    ? reuseAttempt(batch, usable, leaseId)
    : claimNew(batch, request.uid, reference.path, payable, latest, leaseId);
}

/**
 * Throws `currency-not-accepted`, or `amount-too-large` beyond the configured maximum. Callers skip this for open
 * attempts, which may already be paid.
 */
function requireAcceptedAmount({ amountMinor, currency }: Payable): void {
  const maximum = paymentMaximums()[currency];
  if (maximum === undefined) throw new ServerError('currency-not-accepted');
  if (amountMinor > toMinorUnits(maximum)) throw new ServerError('amount-too-large');
}

/** Throws ServerError: `forbidden`, `not-pending`. */
export async function readPending(
  reads: Reads,
  reference: DocumentReference,
  uid: string,
): Promise<DocumentSnapshot> {
  const [snapshot, deletion] = await reads.getAll(reference, deletions.doc(uid));
  if (!snapshot?.exists || deletion?.exists) throw new ServerError('forbidden');
  if (snapshot.get('status') !== 'Pending') throw new ServerError('not-pending');
  return snapshot;
}

function reuseAttempt(
  batch: WriteBatch,
  latest: QueryDocumentSnapshot<PaymentAttempt>,
  leaseId: string,
): Claim {
  const attempt = { ...latest.data(), attemptId: latest.id };
  const now = Timestamp.now();
  if (attempt.state === 'open') {
    if (now.toMillis() - attempt.usedAt.toMillis() > usedAtIntervalMs) {
      change(batch, latest, markUsed(now));
    }
    return { kind: 'open', attempt };
  }
  // After a lost response to the commit, this request tries again and already holds the lease.
  if (attempt.leaseId !== leaseId && attempt.leaseUntil.toMillis() > now.toMillis()) {
    return { kind: 'held' };
  }
  const changes = { ...newLease(leaseId, now), ...markUsed(now) };
  change(batch, latest, changes);
  return { kind: 'claimed', attempt: { ...attempt, ...changes }, isFirstTry: false };
}

function claimNew(
  batch: WriteBatch,
  uid: string,
  path: string,
  { type, amountMinor, currency, sales }: Payable,
  previous: QueryDocumentSnapshot<PaymentAttempt> | undefined,
  leaseId: string,
): Claim {
  const number = (previous?.data().number ?? 0) + 1;
  const attemptId = attemptIdOf(path, number);
  const now = Timestamp.now();
  const attempt: PaymentAttempt = {
    uid,
    path,
    type,
    ...sales,
    number,
    amountMinor,
    currency,
    state: 'creating',
    ...newLease(leaseId, now),
    razorpayOrderId: null,
    createdAt: now,
    ...markUsed(now),
  };
  batch.create(paymentAttempts.doc(attemptId), attempt);
  // Changes nothing, but makes the commit conflict with a late payment of the previous attempt.
  if (previous) change(batch, previous, { state: previous.data().state });
  return { kind: 'claimed', attempt: { ...attempt, attemptId }, isFirstTry: true };
}

function newLease(leaseId: string, now: Timestamp): Pick<PaymentAttempt, 'leaseId' | 'leaseUntil'> {
  return { leaseId, leaseUntil: Timestamp.fromMillis(now.toMillis() + leaseMs) };
}

function isUsable({ state, amountMinor, currency }: PaymentAttempt, payable: Payable): boolean {
  return (
    (state === 'creating' || state === 'open') &&
    amountMinor === payable.amountMinor &&
    currency === payable.currency
  );
}

function isAmountOf(payable: Payable, { amount, currency }: PaymentRequest): boolean {
  return payable.currency === currency && payable.amountMinor === toMinorUnits(amount);
}
