import { Timestamp } from 'firebase-admin/firestore';
import type { PaymentRecord, PaymentState } from '../firebase.ts';
import type { PaymentReport } from '../gateways/razorpay-entities.ts';

/** From the least to the most that can have happened to a payment. */
const rank: Record<PaymentState, number> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

type Reported = Omit<PaymentRecord, 'receipt' | 'uid' | 'path' | 'outcome' | 'receiptState'>;

/**
 * What is known of a payment once new facts have arrived. Facts come late, twice and in any sequence:
 * the state never moves back, and of refunds the largest sum seen stands.
 */
export function mergeFacts(known: Reported | undefined, facts: PaymentReport): Reported {
  const state = furthest(known?.state ?? 'created', stateOf(facts));
  const isNewest = !known || rank[stateOf(facts)] >= rank[known.state];
  return {
    razorpayOrderId: known?.razorpayOrderId ?? facts.razorpayOrderId,
    amountMinor: isNewest ? facts.amountMinor : known.amountMinor,
    currency: isNewest ? facts.currency : known.currency,
    state,
    amountRefundedMinor: Math.max(known?.amountRefundedMinor ?? 0, facts.amountRefundedMinor),
    method: facts.method ?? known?.method ?? null,
    feeMinor: facts.feeMinor ?? known?.feeMinor ?? null,
    taxMinor: facts.taxMinor ?? known?.taxMinor ?? null,
    error: facts.error ?? known?.error ?? null,
    createdAt: known?.createdAt ?? atSecond(facts.createdAt),
    capturedAt: earliest(known?.capturedAt, isCaptured(facts) ? atSecond(facts.reportedAt) : null),
    updatedAt: Timestamp.now(),
  };
}

export function isCaptured({ state }: { state: PaymentState }): boolean {
  return rank[state] >= rank.captured;
}

function furthest(a: PaymentState, b: PaymentState): PaymentState {
  return rank[a] >= rank[b] ? a : b;
}

/** The provider keeps a payment "captured" while a part of it is refunded. */
function stateOf({ state, amountMinor, amountRefundedMinor }: PaymentReport): PaymentState {
  return state === 'captured' && amountRefundedMinor >= amountMinor ? 'refunded' : state;
}

function earliest(a: Timestamp | null | undefined, b: Timestamp | null): Timestamp | null {
  if (!a || !b) return a ?? b;
  return a.toMillis() <= b.toMillis() ? a : b;
}

function atSecond(seconds: number): Timestamp {
  return Timestamp.fromMillis(seconds * 1000);
}
