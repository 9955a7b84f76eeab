import { isHeld, maxHoldDays, mayBeHeld } from '@shared/subscriptions/hold.ts';
import { addDays } from '@shared/subscriptions/term-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { staffReason, type StaffAction } from '../actions/staff-action.ts';
import { indianToday } from '../../lib/indian-today.ts';
import type { AdminPlan } from './admin-plan.ts';
import { pathOfPlan } from './api/watch-plans.ts';
import { dayField } from './day-field.ts';

/** Returns the hold of an open renewal request, or its release. */
export function holdActions(plan: AdminPlan): StaffAction[] {
  const today = indianToday();
  if (isHeld(plan, today)) return [releaseAction(plan)];
  return mayBeHeld(plan) ? [holdAction(plan, today)] : [];
}

function holdAction(plan: AdminPlan, today: string): StaffAction {
  const { name, uid, id } = plan;
  return {
    path: pathOfPlan(plan),
    label: 'Put renewal on hold',
    title: `Put the renewal of ${name} on hold?`,
    consequences:
      "Until the day you choose, we send no reminders and the customer keeps access. The customer can still pay the invoice. Other plans on the same invoice are on hold too. Held days don't count towards the grace.",
    describeResult: (_, { after: { heldUntil } }) =>
      `Renewal of ${name} on hold until ${formatIndianDay(String(heldUntil))}.`,
    fields: [
      {
        ...dayField(addDays(today, 1), addDays(today, maxHoldDays)),
        name: 'heldUntil',
        label: 'Go on from',
        initial: addDays(today, 7),
      },
    ],
    note: staffReason,
    toAdminAction: ({ note, entered }) => ({
      action: 'hold-renewal',
      plan: { uid, id },
      heldUntil: entered?.['heldUntil'] ?? '',
      note,
    }),
  };
}

function releaseAction(plan: AdminPlan): StaffAction {
  const { name, uid, id } = plan;
  return {
    path: pathOfPlan(plan),
    label: 'Release renewal',
    title: `Release the renewal of ${name}?`,
    consequences:
      'Reminders go on, and so does the grace if the term is over. The customer gets at most one email today.',
    describeResult: () => `Renewal of ${name} released.`,
    toAdminAction: () => ({ action: 'release-renewal', plan: { uid, id } }),
  };
}
