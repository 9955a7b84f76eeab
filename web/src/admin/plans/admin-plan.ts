import { priceAtRate } from '@shared/catalogue/pricing.ts';
import type { PlanName } from '@shared/admin/admin-actions.ts';
import {
  subscriptionSteps,
  type Renewal,
  type SubscriptionStep,
} from '@shared/subscriptions/subscription.ts';
import { formatMoney, toMajorUnits } from '@shared/values/money.ts';
import { dateOf, numberOf, textOf } from '../../core/database/stored-fields.ts';
import { toStoredPlan, type StoredPlan } from '../../core/plans/stored-plan.ts';
import { fieldsOf, toDay } from '../../core/plans/stored-term.ts';

/** A subscription with what only staff see. Days are days in India. */
export interface AdminPlan extends StoredPlan, PlanName {
  startedOn: string;
  monthlyMinor: number;
  renews: Renewal<Date | undefined>;
  nextStep: SubscriptionStep | null;
  nextStepAt: Date | undefined;
}

/** Reads a stored subscription. Returns undefined if its running term or its state can't be read. */
export function toAdminPlan(
  { uid, id }: PlanName,
  data: Record<string, unknown>,
): AdminPlan | undefined {
  const plan = toStoredPlan(id, data);
  if (!plan) return undefined;
  const { on, at, reason } = fieldsOf(data['renews']);
  return {
    ...plan,
    uid,
    monthlyMinor: numberOf(data['monthlyMinor']),
    startedOn: toDay(data['startedOn']) ?? plan.termStart,
    renews: { on: on === true, at: dateOf(at), reason: textOf(reason) || null },
    nextStep: subscriptionSteps.find((it) => it === data['nextStep']) ?? null,
    nextStepAt: dateOf(data['nextStepAt']),
  };
}

/** Returns what the running term costs, such as `₹1,89,990`. */
export function priceOfTerm({ rate, seats, currency }: AdminPlan): string {
  return formatMoney(toMajorUnits(priceAtRate(rate, seats)), currency);
}
