import { Timestamp } from 'firebase-admin/firestore';
import { markUsed, planNextCheck } from '../../../functions/src/payments/attempts/next-check.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** An open attempt, as far as a sweep looks at it. All moments in ms. */
export interface OpenAttempt {
  usedAt: number;
  unclearSince: number | null;
  dueAt: number;
}

/** How a sweep decides which attempts it asks about, and when. */
export interface SweepDesign {
  /** When an attempt that is used now is due. */
  firstCheck(now: number): number;
  /** What a check changes; undefined if the attempt expires. */
  afterCheck(
    attempt: OpenAttempt,
    answer: 'clear' | 'unclear',
    now: number,
  ): Pick<OpenAttempt, 'dueAt' | 'unclearSince'> | undefined;
  /** Sorts what is due; the first is asked about first. */
  compare: (one: OpenAttempt, other: OpenAttempt) => number;
  /** Documents in a page of its query. */
  pageSize: number;
  /** Whether a check is stored. The end of an attempt always is. */
  storesChecks: boolean;
  concurrency: number;
  /** After that no check begins. */
  maxRunMs: number;
}

/** The deployed design: its policy, and the limits of its runs. */
export function currentDesign(
  limits: Pick<SweepDesign, 'concurrency' | 'maxRunMs' | 'pageSize'>,
): SweepDesign {
  return {
    ...limits,
    firstCheck: (now) => markUsed(Timestamp.fromMillis(now)).nextCheckAt.toMillis(),
    afterCheck({ usedAt, unclearSince }, answer, now) {
      const plan = planNextCheck(
        {
          usedAt: Timestamp.fromMillis(usedAt),
          unclearSince: unclearSince === null ? null : Timestamp.fromMillis(unclearSince),
        },
        answer,
        Timestamp.fromMillis(now),
      );
      if ('state' in plan) return undefined;
      const { nextCheckAt: next, unclearSince: since } = plan;
      return { dueAt: next.toMillis(), unclearSince: since?.toMillis() ?? null };
    },
    compare: (one, other) => one.dueAt - other.dueAt,
    storesChecks: true,
  };
}

/** The design until November 2026: every open attempt in every run for five days, the newest first. */
export const formerDesign: SweepDesign = {
  firstCheck: (now) => now + 10 * minuteMs,
  afterCheck({ usedAt }, answer, now) {
    const isOver = answer === 'clear' && now - usedAt > 5 * dayMs;
    return isOver ? undefined : { dueAt: now + 10 * minuteMs, unclearSince: null };
  },
  compare: (one, other) => other.usedAt - one.usedAt,
  pageSize: Number.MAX_SAFE_INTEGER,
  storesChecks: false,
  concurrency: 8,
  maxRunMs: Infinity,
};
