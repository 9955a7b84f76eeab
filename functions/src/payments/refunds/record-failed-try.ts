import { Timestamp } from 'firebase-admin/firestore';
import { ServerError, type ServerErrorCode } from '../../../shared/server-errors.ts';
import { alertId } from '../../alerts/alert.ts';
import { raiseAlert, reopenAlert } from '../../alerts/raise-alert.ts';
import { change, commitAtomically } from '../../platform/commit-atomically.ts';
import { ProviderRefusal } from '../../platform/razorpay/refusals.ts';
import { refunds, type Refund, type RefundProblem } from '../documents.ts';
import { withOwner } from '../recording/raise-payment-alert.ts';

const minuteMs = 60_000;
const firstPauseMs = 10 * minuteMs;
const maxPauseMs = 6 * 60 * minuteMs;
/** A refund that is queued for longer raises an alert, even if Razorpay is only unreachable. */
const maxSilenceMs = 24 * 60 * minuteMs;

/**
 * Plans the next try of a refund, or marks it as refused if no later try can succeed. The same commit raises one
 * alert for each problem of a refund.
 */
export async function recordFailedTry(key: string, error: unknown): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const snapshot = await reads.get(refunds.doc(key));
    const refund = snapshot.data();
    if (refund?.state !== 'queued') return;
    const problem = problemOf(error, refund) ?? refund.problem;
    const now = Timestamp.now();
    change(batch, snapshot, {
      state: problem === 'refund_refused' ? 'refused' : 'queued',
      tries: refund.tries + 1,
      nextTryAt: Timestamp.fromMillis(now.toMillis() + pauseAfter(refund.tries)),
      problem,
      updatedAt: now,
    });
    if (problem === null || problem === refund.problem) return;
    const details = error instanceof ProviderRefusal ? `${key}: ${error.words}` : key;
    const { paymentId } = refund;
    const item = { id: alertId(problem, key), kind: problem, paymentId, details };
    const owned = await withOwner(item);
    if (problem === 'refund_refused') reopenAlert(batch, owned);
    else await raiseAlert(batch, reads, owned);
  });
}

const problemsOfCodes: Partial<Record<ServerErrorCode, RefundProblem>> = {
  'refund-impossible': 'refund_refused',
  'dispute-lost': 'refund_refused',
  'balance-too-small': 'balance_too_small',
  'provider-denied': 'keys_refused',
  'provider-refused': 'refund_stuck',
};

/** Returns null while Razorpay may only be unreachable. */
function problemOf(error: unknown, { createdAt }: Refund): RefundProblem | null {
  const known = error instanceof ServerError ? problemsOfCodes[error.code] : undefined;
  const isOverdue = Date.now() - createdAt.toMillis() > maxSilenceMs;
  return known ?? (isOverdue ? 'refund_stuck' : null);
}

function pauseAfter(tries: number): number {
  return Math.min(firstPauseMs * 2 ** tries, maxPauseMs);
}
