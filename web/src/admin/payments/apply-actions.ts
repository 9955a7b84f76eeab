import { countUsers } from '@shared/catalogue/quantity.ts';
import { isUntouched } from '@shared/payments/left-to-refund.ts';
import { daysPaidFor } from '@shared/subscriptions/days-paid-for.ts';
import { lateUseOf, type LateUse } from '@shared/subscriptions/late-use.ts';
import { lastDayOf } from '@shared/subscriptions/last-days.ts';
import { endOfTerm } from '@shared/subscriptions/term-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { indianToday } from '../../lib/indian-today.ts';
import type { StaffAction } from '../actions/staff-action.ts';
import type { AdminPlan } from '../plans/admin-plan.ts';
import { describeDays, describeUse } from '../plans/describe-plan.ts';
import type { PaidRecord } from '../records/api/watch-record.ts';
import type { AdminPayment, AdminRefund } from './api/watch-payments.ts';

interface Records {
  refunds: readonly AdminRefund[];
  paid: PaidRecord;
  plans: readonly AdminPlan[];
}

/** Returns the ways to use a payment that came too late for its plans, unless money went back. */
export function applyActions(
  payment: AdminPayment,
  { refunds, paid: { request, unchangedPlans }, plans }: Records,
): StaffAction[] {
  if (!isUntouched(payment, refunds)) return [];
  return plans
    .filter(({ id }) => unchangedPlans.includes(id))
    .flatMap((plan) => {
      const use = lateUseOf(request, plan);
      return use ? [applyAction(payment, plan, use)] : [];
    });
}

function applyAction(payment: AdminPayment, plan: AdminPlan, use: LateUse): StaffAction {
  const name = `${plan.name} (${describeUse(plan)})`;
  return {
    label: `Use for ${name}`,
    title: `Use the late payment for ${name}?`,
    consequences: `${effectOf(use, plan)} The customer gets an email. This can't be undone, but you can still refund the payment.`,
    describeResult: (_, { after }) =>
      `Payment used for ${plan.name}, which is paid until ${formatIndianDay(String(after['paidUntil']))}.`,
    toAdminAction: () => ({ action: 'apply-payment', paymentId: payment.id, planId: plan.id }),
  };
}

function effectOf(use: LateUse, plan: AdminPlan): string {
  const today = indianToday();
  switch (use.kind) {
    case 'start': {
      const days = { termStart: today, termEnd: endOfTerm(today, today, use.purchase.term) };
      return `The plan has ended, so a new one starts today: ${describeUse(use.purchase)}, ${describeDays(days)}.`;
    }
    case 'extend': {
      const days = daysPaidFor(plan, use.term, today);
      return `It pays for the next term of the plan: ${describeUse(use.term)}, ${describeDays(days)}.${plan.renewalRequest === null ? '' : ' The open renewal invoice is cancelled.'}`;
    }
    case 'add': {
      const { seats, seatsBefore, termEnd } = use.change;
      return `It adds ${countUsers(seats - seatsBefore)} until ${formatIndianDay(lastDayOf({ termEnd }))}: ${seats} in total.`;
    }
  }
}
