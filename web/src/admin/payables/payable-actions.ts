import { unclaimed } from '@shared/collections.ts';
import {
  bankReferenceOf,
  isBankPayment,
  readBankReference,
} from '@shared/payments/bank-payment-ids.ts';
import { formatIndianDay, indianDay, startOfIndianDay } from '@shared/values/indian-time.ts';
import { formatMoney, toMinorUnits } from '@shared/values/money.ts';
import { planIdsOf } from '../../features/invoices/plan-request.ts';
import {
  optionalNote,
  reasonField,
  staffReason,
  type StaffAction,
} from '../actions/staff-action.ts';
import { indianToday } from '../../lib/indian-today.ts';
import type { AdminPayable } from './admin-payable.ts';
import { effectsOfPayment } from './effects-of-payment.ts';

export function actionsOfPayable(payable: AdminPayable): StaffAction[] {
  const { type, status, isErased } = payable;
  if (type === 'invoice' && status === 'Pending') {
    return isErased
      ? [cancelErasedAction(payable), askAction(payable)]
      : [
          ...(mayBePaidByBank(payable) ? [bankAction(payable)] : []),
          remindAction(payable),
          planIdsOf(payable.request).length > 0
            ? cancelOfPlanAction(payable)
            : cancelAction(payable),
          askAction(payable),
        ];
  }
  if (type === 'product_order' && status === 'Pending') return [askAction(payable)];
  if (status === 'Cancelled' && mayBePaidByBank(payable)) return [bankAction(payable)];
  if (type === 'invoice' && status === 'Paid' && isBankPayment(payable.paymentId)) {
    return [reverseAction(payable)];
  }
  return type === 'product_order' && status === 'Paid' && !isErased
    ? [completeAction(payable)]
    : [];
}

/** Money can also arrive for a cancelled invoice. */
function mayBePaidByBank({ issued, uid, isErased }: AdminPayable): boolean {
  return issued !== undefined && uid !== unclaimed && !isErased;
}

/** Helps if a customer has paid and the payment was not recorded. */
function askAction({ type, uid, id, number, isErased }: AdminPayable): StaffAction {
  const name = `${type === 'invoice' ? 'invoice' : 'order'} ${number}`;
  const effect = isErased
    ? "A payment causes an alert, because the customer's account was deleted."
    : 'A matching payment marks it Paid, and the customer gets a confirmation email.';
  return {
    label: 'Ask Razorpay',
    title: `Ask Razorpay about ${name}?`,
    consequences: `We'll ask Razorpay for its payments and record any that we've missed. ${effect}`,
    describeResult: (_, { after: { status } }) =>
      status === 'Pending' || status === 'Cancelled'
        ? `Razorpay has no payment that settles ${name}.`
        : `Payment for ${name} recorded.`,
    toAdminAction: () => ({ action: 'ask-razorpay', payable: { type, uid, id } }),
  };
}

function bankAction(payable: AdminPayable): StaffAction {
  const { uid, id, number, amount, currency } = payable;
  const whole = formatMoney(amount, currency);
  return {
    label: 'Record bank payment',
    title: `Record a bank payment for invoice ${number}?`,
    consequences: `Only record it once ${whole} has arrived in full on your bank account. This marks the invoice Paid and emails the receipt to the customer. If another amount arrived, don't record it: send it back, and ask for the whole amount in one transfer.`,
    describeResult: () => `Bank payment of ${whole} for invoice ${number} recorded.`,
    fields: [
      {
        name: 'reference',
        label: 'Bank reference',
        hint: 'The UTR on your bank statement, 6 to 35 letters and digits.',
        missing: 'Please enter the bank reference.',
        errorOf: (text) =>
          readBankReference(text) === undefined
            ? 'Please enter the reference from your bank statement, 6 to 35 letters and digits.'
            : undefined,
      },
      {
        name: 'paidOn',
        type: 'date',
        label: 'Arrived on',
        initial: indianToday(),
        missing: 'Please enter the day on which the money arrived.',
        errorOf: (day) => errorOfDay(payable, day),
      },
    ],
    effectsOf: ({ paidOn = '' }) =>
      startOfIndianDay(paidOn) && errorOfDay(payable, paidOn) === undefined
        ? effectsOfPayment(payable, paidOn)
        : [],
    toAdminAction: ({ entered }) => ({
      action: 'record-bank-payment',
      payable: { type: 'invoice', uid, id },
      reference: entered?.['reference'] ?? '',
      paidOn: entered?.['paidOn'] ?? '',
      amountMinor: toMinorUnits(amount),
    }),
  };
}

/** The server refuses the same days. */
function errorOfDay({ createdAt }: AdminPayable, day: string): string | undefined {
  if (day > indianToday()) {
    return 'This day is in the future. Record the payment once the money has arrived.';
  }
  const issuedOn = createdAt && indianDay(createdAt);
  if (issuedOn === undefined || day >= issuedOn) return undefined;
  return `The invoice was issued on ${formatIndianDay(issuedOn)}. Enter that day if the money came before.`;
}

function reverseAction({
  uid,
  id,
  number,
  paymentId,
  amount,
  currency,
}: AdminPayable): StaffAction {
  const whole = formatMoney(amount, currency);
  return {
    label: 'Reverse bank payment',
    title: `Reverse the bank payment of invoice ${number}?`,
    consequences: `Only reverse it if it was recorded by mistake. The invoice of ${whole} is unpaid again, or cancelled if nothing waits for its payment. Its plans go back to what they were. If another payment has changed them since, reverse or refund that payment first. We'll email the customer. The receipt keeps its number and says that it isn't valid. You can then record ${bankReferenceOf(paymentId)} for the right invoice. This can't be undone.`,
    isGrave: true,
    describeResult: () => `Bank payment of ${whole} for invoice ${number} reversed.`,
    note: reasonField,
    toAdminAction: ({ note }) => ({
      action: 'reverse-bank-payment',
      payable: { type: 'invoice', uid, id },
      paymentId,
      note,
    }),
  };
}

function remindAction({ uid, id, number }: AdminPayable): StaffAction {
  return {
    label: 'Send reminder',
    title: `Send a reminder for invoice ${number}?`,
    consequences: "We'll email the customer a link to pay it. You can send one reminder a day.",
    describeResult: () => `Sending a reminder for invoice ${number}.`,
    toAdminAction: () => ({ action: 'remind-of-invoice', payable: { type: 'invoice', uid, id } }),
  };
}

function cancelAction({ uid, id, number }: AdminPayable): StaffAction {
  return {
    label: 'Cancel invoice',
    keepLabel: 'Keep invoice',
    title: `Cancel invoice ${number}?`,
    consequences:
      "The customer sees that it was cancelled, and your reason. Nobody can start a payment for it any more. If a payment that has already begun still arrives, we alert you. If we emailed the invoice, we'll email the customer about this ten minutes later.",
    describeResult: () => `Invoice ${number} cancelled.`,
    note: reasonField,
    toAdminAction: ({ note }) => ({
      action: 'cancel-invoice',
      payable: { type: 'invoice', uid, id },
      note,
    }),
    isUndoable: true,
  };
}

/** The server refuses it while a plan waits for the invoice. */
function cancelOfPlanAction(payable: AdminPayable): StaffAction {
  const action = cancelAction(payable);
  return {
    ...action,
    consequences: `You can cancel it only if no plan waits for it any more. Otherwise open the plan, and cancel or change that instead. ${action.consequences}`,
  };
}

/** The customer has deleted the account, so only staff read the reason. */
function cancelErasedAction(payable: AdminPayable): StaffAction {
  return {
    ...cancelAction(payable),
    consequences:
      'This removes it from the unpaid invoices. It keeps its number. The customer has deleted their account.',
    note: staffReason,
  };
}

function completeAction({ uid, id, number }: AdminPayable): StaffAction {
  return {
    label: 'Mark as Completed',
    title: `Mark order ${number} as Completed?`,
    consequences: 'This tells the customer that everything in the order is set up.',
    describeResult: () => `Order ${number} marked as Completed.`,
    note: optionalNote,
    toAdminAction: ({ note }) => ({
      action: 'complete-order',
      payable: { type: 'product_order', uid, id },
      ...(note !== '' && { note }),
    }),
    isUndoable: true,
  };
}
