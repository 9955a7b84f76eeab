import { isBlocking } from '@shared/payments/disputes.ts';
import { leftToRefund } from '@shared/payments/left-to-refund.ts';
import { minRefundMinor } from '@shared/payments/refund-limits.ts';
import { refundedTermOf } from '@shared/subscriptions/refunded-term.ts';
import { formatMoney, toMajorUnits, type Currency } from '@shared/values/money.ts';
import type { PaidRecord } from '../records/api/watch-record.ts';
import { applyActions } from './apply-actions.ts';
import type { AdminPayment, AdminRefund } from './api/watch-payments.ts';
import type { AdminPlan } from '../plans/admin-plan.ts';
import { describeDays, describeUse, lastPaidDay } from '../plans/describe-plan.ts';
import { reasonField, type ActionChoices, type StaffAction } from '../actions/staff-action.ts';

export interface PaymentRecords {
  refunds: readonly AdminRefund[];
  /** The payment's order or invoice; undefined until it is known. */
  paid: PaidRecord | undefined;
  /** The customer's plans. */
  plans: readonly AdminPlan[];
}

export function actionsOfPayment(
  payment: AdminPayment,
  { refunds, paid, plans }: PaymentRecords,
): StaffAction[] {
  const { path } = payment;
  return [
    ...captureActions(payment, paid?.status),
    ...(paid ? applyActions(payment, { refunds, paid, plans }) : []),
    ...refundActions(
      payment,
      refunds,
      plans.filter((plan) => refundedTermOf(plan, path)),
    ),
    ...retryReceiptActions(payment),
  ];
}

/** Returns the action that syncs a payment from Razorpay, even if it isn't in the ledger yet. */
export function syncAction(paymentId: string): StaffAction {
  return {
    label: 'Sync from Razorpay',
    title: 'Sync this payment from Razorpay?',
    consequences:
      "We'll fetch the payment and its refunds from Razorpay and update the ledger and the order or invoice. Anything already recorded stays as it is.",
    describeResult: (_, { before, after }) =>
      Object.entries(after).every(([name, value]) => before[name] === value)
        ? `Payment ${paymentId} is already up to date. Nothing changed.`
        : `Payment ${paymentId} synced from Razorpay.`,
    toAdminAction: () => ({ action: 'sync-payment', paymentId }),
  };
}

/** Returns the retry of a refund that waits or that Razorpay refused. */
export function actionsOfRefund(
  { id, state, amountMinor }: AdminRefund,
  { currency, disputes }: Pick<AdminPayment, 'currency' | 'disputes'>,
): StaffAction[] {
  if (state === 'made' || Object.values(disputes).some(isBlocking)) return [];
  const amount = money(amountMinor, currency);
  return [
    {
      label: 'Try again',
      title: `Retry the refund of ${amount}?`,
      consequences:
        "We'll ask Razorpay again now. It makes this refund only once, however often you retry.",
      isGrave: true,
      describeResult: (_, { after }) =>
        after['state'] === 'made'
          ? `Refund of ${amount} made.`
          : `Razorpay hasn't made the refund of ${amount} yet. We'll keep retrying.`,
      isPending: ({ after }) => after['state'] !== 'made',
      toAdminAction: () => ({ action: 'retry-refund', refundId: id }),
    },
  ];
}

function captureActions(
  { id, state, amountMinor, currency }: AdminPayment,
  status: string | undefined,
): StaffAction[] {
  if (state !== 'authorized') return [];
  const amount = money(amountMinor, currency);
  return [
    {
      label: 'Capture',
      title: `Capture the payment of ${amount}?`,
      consequences: `${status === 'Cancelled' ? 'Its order or invoice is cancelled. ' : ''}Razorpay takes the money and the order or invoice is marked Paid. The customer gets a confirmation email.`,
      describeResult: () => `Payment of ${amount} captured.`,
      toAdminAction: () => ({ action: 'capture-payment', paymentId: id }),
    },
  ];
}

function refundActions(
  payment: AdminPayment,
  refunds: readonly AdminRefund[],
  plans: readonly AdminPlan[],
): StaffAction[] {
  const { id, currency, disputes } = payment;
  const leftMinor = leftToRefund(payment, refunds);
  if (leftMinor < minRefundMinor || Object.values(disputes).some(isBlocking)) return [];
  return [
    {
      label: 'Refund',
      title: `Refund the payment of ${money(payment.amountMinor, currency)}?`,
      consequences: `The money goes back to the original payment method. This can't be undone. You can refund up to ${money(leftMinor, currency)}. The customer gets an email and sees the reason in their profile, unless the account is deleted. The email gives the reason too if the address is verified.`,
      isGrave: true,
      describeResult: (_, { before, after }) =>
        `Refund of ${money(Number(before['leftMinor']) - Number(after['leftMinor']), currency)} requested.`,
      note: reasonField,
      maxAmount: { minor: leftMinor, currency },
      ...(plans.length > 0 && { choices: endedPlans(plans) }),
      toAdminAction: ({ note, amountMinor, chosen }) => ({
        action: 'refund-payment',
        paymentId: id,
        amountMinor,
        note,
        leftMinor,
        ...(chosen && { endsPlans: [...chosen] }),
      }),
    },
  ];
}

function endedPlans(plans: readonly AdminPlan[]): ActionChoices {
  return {
    legend: 'Plans that end with this refund',
    options: plans.map((plan) => ({ value: plan.id, text: describeEnd(plan) })),
  };
}

/** A refund takes the next term of a plan, if it is paid. */
function describeEnd(plan: AdminPlan): string {
  const { name, upcoming } = plan;
  return upcoming
    ? `Next term of ${name}, ${describeUse(upcoming)}, ${describeDays(upcoming)} (turns renewal off)`
    : `${name}, ${describeUse(plan)}, until ${lastPaidDay(plan)}`;
}

export function retryReceiptActions({
  id,
  receiptState,
}: Pick<AdminPayment, 'id' | 'receiptState'>): StaffAction[] {
  if (receiptState !== 'failed') return [];
  return [
    {
      label: 'Issue receipt',
      title: 'Issue this receipt now?',
      consequences:
        "It gets the next receipt number, and the customer gets the confirmation email that's on hold.",
      describeResult: () => 'The receipt is being issued.',
      toAdminAction: () => ({ action: 'retry-receipt', paymentId: id }),
    },
  ];
}

function money(minor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(minor), currency);
}
