import { isHeld } from '@shared/subscriptions/hold.ts';
import { lastDayOf } from '@shared/subscriptions/last-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { plans as texts } from '../../../content/plans.ts';
import { paidUntil, stageOf, type Situation, type Stage } from '../stage-of.ts';

const tones: Record<Stage, BadgeTone> = {
  renewing: 'success',
  renewed: 'success',
  ending: 'warning',
  overdue: 'warning',
  suspended: 'danger',
  ended: 'neutral',
};

export function PlanBadge(situation: Situation) {
  const stage = stageOf(situation);
  return <Badge tone={tones[stage]}>{textOf(stage, situation)}</Badge>;
}

function textOf(stage: Stage, { plan, today }: Situation): string {
  if (stage === 'ending') {
    return texts.states.ending(formatIndianDay(lastDayOf({ termEnd: paidUntil(plan) })));
  }
  return texts.states[stage === 'overdue' && isHeld(plan, today) ? 'onHold' : stage];
}
