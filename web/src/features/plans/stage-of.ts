import { renewalDays } from '@shared/subscriptions/subscription.ts';
import { addDays } from '@shared/subscriptions/term-days.ts';
import { lastDayOf } from '@shared/subscriptions/last-days.ts';
import type { StoredPlan } from '../../core/plans/stored-plan.ts';

/** A plan and what else decides what happens to it next. */
export interface Situation {
  plan: StoredPlan;
  /** A guest's plan doesn't renew. */
  isGuest: boolean;
  /** The day in India. */
  today: string;
}

export type Stage = 'renewing' | 'renewed' | 'ending' | 'overdue' | 'suspended' | 'ended';

/** Returns where a plan is in its life. A `renewed` one has already paid its next term. */
export function stageOf({ plan, isGuest }: Omit<Situation, 'today'>): Stage {
  if (plan.state !== 'active') return plan.state;
  if (isGuest || !plan.renews.on) return 'ending';
  return plan.upcoming ? 'renewed' : 'renewing';
}

/** Returns the first day after the last term that is paid. */
export function paidUntil({ upcoming, termEnd }: StoredPlan): string {
  return upcoming?.termEnd ?? termEnd;
}

/** Returns the last day of the running term. A refund may have ended the plan earlier. */
export function lastDayOfTerm({ endedOn, termEnd }: StoredPlan): string {
  return endedOn !== null && endedOn < termEnd ? endedOn : lastDayOf({ termEnd });
}

/** Returns whether the customer should look at a plan now: it's unpaid, or it ends or must be renewed soon. */
export function isUrgent(situation: Situation): boolean {
  const { plan, today } = situation;
  const stage = stageOf(situation);
  if (stage === 'overdue' || stage === 'suspended') return true;
  if (stage !== 'renewing' && stage !== 'ending') return false;
  return today >= addDays(paidUntil(plan), renewalDays[plan.term].request);
}
