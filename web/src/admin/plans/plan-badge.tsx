import type { SubscriptionState } from '@shared/subscriptions/subscription.ts';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { planStates } from '../records/state-names.ts';
import type { AdminPlan } from './admin-plan.ts';

const tones: Record<SubscriptionState, BadgeTone> = {
  active: 'success',
  overdue: 'warning',
  suspended: 'danger',
  ended: 'neutral',
};

export function PlanBadge({ plan: { state } }: { plan: AdminPlan }) {
  return <Badge tone={tones[state]}>{planStates[state]}</Badge>;
}
