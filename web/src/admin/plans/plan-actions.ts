import { maxGraceDays } from '@shared/subscriptions/subscription.ts';
import { addDays } from '@shared/subscriptions/term-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { reasonField, staffReason, type StaffAction } from '../actions/staff-action.ts';
import { indianToday } from '../../lib/indian-today.ts';
import type { AdminPlan } from './admin-plan.ts';
import { pathOfPlan } from './api/watch-plans.ts';
import { dayField } from './day-field.ts';
import { lastPaidDay } from './describe-plan.ts';
import { holdActions } from './hold-actions.ts';
import { termsActions } from './terms-action.ts';

export function actionsOfPlan(plan: AdminPlan): StaffAction[] {
  switch (plan.state) {
    case 'active':
      return [
        ...termsActions(plan),
        ...holdActions(plan),
        plan.renews.on ? cancelAction(plan) : renewAction(plan),
        endAction(plan),
      ];
    case 'overdue':
      return [...termsActions(plan), ...holdActions(plan), ...graceActions(plan), endAction(plan)];
    case 'suspended':
      return [endAction(plan)];
    case 'ended':
      return [];
  }
}

function cancelAction(plan: AdminPlan): StaffAction {
  const { name, uid, id } = plan;
  return {
    path: pathOfPlan(plan),
    label: 'Cancel plan',
    keepLabel: 'Keep plan',
    title: `Cancel ${name}?`,
    consequences: `The plan runs until ${lastPaidDay(plan)} and doesn't renew. We cancel its open renewal invoice and email the customer, who can turn renewal on again until then.`,
    describeResult: () => `${name} cancelled.`,
    note: reasonField,
    toAdminAction: ({ note }) => ({ action: 'cancel-plan', plan: { uid, id }, note }),
  };
}

function renewAction(plan: AdminPlan): StaffAction {
  const { name, uid, id } = plan;
  return {
    path: pathOfPlan(plan),
    label: 'Turn renewal on',
    title: `Turn the renewal of ${name} on?`,
    consequences:
      "We'll email the customer now, and send a renewal invoice before the plan ends. Nothing is charged automatically.",
    describeResult: () => `Renewal of ${name} turned on.`,
    toAdminAction: () => ({ action: 'renew-plan', plan: { uid, id } }),
  };
}

function endAction(plan: AdminPlan): StaffAction {
  const { name, uid, id } = plan;
  return {
    path: pathOfPlan(plan),
    label: 'End plan',
    title: `End ${name} now?`,
    consequences:
      "The plan ends today and can't be restored. We cancel its open invoices and email the customer. This refunds nothing. If you owe a refund, make it on the payment.",
    describeResult: () => `${name} ended.`,
    note: staffReason,
    toAdminAction: ({ note }) => ({ action: 'end-plan', plan: { uid, id }, note }),
    isGrave: true,
  };
}

/** Returns no action once the grace can't be longer. */
function graceActions(plan: AdminPlan): StaffAction[] {
  const { name, uid, id, termEnd } = plan;
  const until = plan.graceUntil ?? termEnd;
  const today = indianToday();
  const first = addDays(until > today ? until : today, 1);
  const last = addDays(termEnd, maxGraceDays);
  if (first > last) return [];
  return [
    {
      path: pathOfPlan(plan),
      label: 'Extend grace',
      title: `Give more time to pay for ${name}?`,
      consequences: `The customer keeps access until the day you choose. If the renewal is still unpaid, we suspend the plan on that day.`,
      describeResult: (_, { after: { graceUntil } }) =>
        `Grace of ${name} extended until ${formatIndianDay(String(graceUntil))}.`,
      fields: [
        { ...dayField(first, last), name: 'graceUntil', label: 'Suspend on', initial: last },
      ],
      note: staffReason,
      toAdminAction: ({ note, entered }) => ({
        action: 'extend-grace',
        plan: { uid, id },
        graceUntil: entered?.['graceUntil'] ?? '',
        note,
      }),
    },
  ];
}
