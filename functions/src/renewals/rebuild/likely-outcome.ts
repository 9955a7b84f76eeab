import { maxHoldDays } from '../../../shared/subscriptions/hold.ts';
import { maxGraceDays, renewalDays } from '../../../shared/subscriptions/subscription.ts';
import { addDays } from '../../../shared/subscriptions/term-days.ts';
import type { StoredSubscription } from '../../subscriptions/documents.ts';
import type { PaidChange } from '../../subscriptions/paid-plans.ts';
import { overduePlan } from '../../subscriptions/terms.ts';

/** What is known of a plan apart from its payments. */
export interface Evidence {
  stored: StoredSubscription | undefined;
  /** The path of the order or invoice that is paid. */
  path: string;
  /** The days after the plan's terms, as far as invoices asked for the next ones. */
  nextStarts: readonly string[];
}

/** Returns the start that agrees with the evidence, or the first one. */
export function likelyStart<Start extends { plan: StoredSubscription }>(
  starts: readonly [Start, ...Start[]],
  { stored, nextStarts }: Evidence,
): Start {
  return (
    starts.find(({ plan }) => plan.startedOn === stored?.startedOn) ??
    starts.find(({ plan }) => nextStarts.includes(plan.termEnd)) ??
    starts[0]
  );
}

/**
 * Returns a plan as a payment on a day changed it. A payment after the term met the plan overdue or suspended. No
 * payment tells how long the grace was, so the evidence decides. Undefined if the money changed nothing.
 */
export function likelyChange(
  plan: StoredSubscription,
  changes: readonly [PaidChange, ...PaidChange[]],
  day: string,
  evidence: Evidence,
): StoredSubscription | undefined {
  const isLate = plan.state === 'active' && day >= plan.termEnd;
  if (!isLate) return changes[0].apply(plan);
  const { state, termEnd, endedOn } = evidence.stored ?? {};
  if (state === 'ended' && termEnd === plan.termEnd && endedOn && endedOn <= day) return undefined;
  const outcomes = changes.flatMap(({ apply }) => latePlans(plan).map(apply));
  const likely = outcomes.find((outcome) => outcome && agrees(outcome, evidence));
  return likely ?? (isOver(plan, day) ? undefined : outcomes[0]);
}

/** Returns the states in which a late payment can have met a plan, beginning with the usual grace. */
function latePlans(plan: StoredSubscription): StoredSubscription[] {
  const usual = usualGrace(plan);
  const suspended = Array.from({ length: maxGraceDays + maxHoldDays }, (_, days) => ({
    ...plan,
    state: 'suspended' as const,
    graceUntil: addDays(usual, days),
  }));
  return [...suspended, overduePlan(plan)];
}

function agrees(
  { termStart, termEnd }: StoredSubscription,
  { stored, path, nextStarts }: Evidence,
): boolean {
  return (
    (stored?.paidBy === path && stored.termStart === termStart) || nextStarts.includes(termEnd)
  );
}

/** Returns whether a plan that nobody paid has ended by a day. */
function isOver(plan: StoredSubscription, day: string): boolean {
  return day >= addDays(usualGrace(plan), renewalDays[plan.term].end);
}

function usualGrace(plan: StoredSubscription): string {
  return overduePlan(plan).graceUntil ?? plan.termEnd;
}
