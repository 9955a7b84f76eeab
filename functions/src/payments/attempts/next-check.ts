import { Timestamp } from 'firebase-admin/firestore';
import type { PaymentAttempt } from '../documents.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** By then, the webhook or the browser has usually reported the payment. */
const minPauseMs = 10 * minuteMs;
const maxPauseMs = dayMs;
/** A late authorization arrives within three days of the payment, and its automatic refund within five. */
const watchedMs = 5 * dayMs;

type Checks = Pick<PaymentAttempt, 'usedAt' | 'nextCheckAt' | 'unclearSince'>;

/** Restarts the checks of an attempt that a browser receives now. */
export function markUsed(now: Timestamp): Checks {
  return {
    usedAt: now,
    nextCheckAt: Timestamp.fromMillis(now.toMillis() + minPauseMs),
    unclearSince: null,
  };
}

/**
 * Plans the check after this one. Each pause is twice the time since the last use, between 10 minutes and a day. An
 * unclear answer restarts the pauses. After five days, the first clear answer expires the attempt.
 */
export function planNextCheck(
  { usedAt, unclearSince }: Pick<Checks, 'usedAt' | 'unclearSince'>,
  answer: 'clear' | 'unclear',
  now: Timestamp,
): Pick<Checks, 'nextCheckAt' | 'unclearSince'> | { state: 'expired' } {
  const nowMs = now.toMillis();
  const endMs = usedAt.toMillis() + watchedMs;
  const isOver = nowMs >= endMs;
  if (answer === 'clear' && isOver) return { state: 'expired' };
  const since = answer === 'clear' ? null : (unclearSince ?? now);
  const passedMs = nowMs - (since ?? usedAt).toMillis();
  const nextMs = nowMs + Math.min(maxPauseMs, Math.max(minPauseMs, 2 * passedMs));
  const nextCheckAt = Timestamp.fromMillis(isOver ? nextMs : Math.min(nextMs, endMs));
  return { nextCheckAt, unclearSince: since };
}
