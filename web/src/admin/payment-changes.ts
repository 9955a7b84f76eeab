import { leftToRefund } from '@shared/left-to-refund.ts';
import { formatMoney, toMajorUnits, type Currency } from '@shared/money.ts';
import type { DeskPayment, DeskRefund } from './api/watch-payments.ts';
import { reasonField, type Change } from './change.ts';

/** What can be done about a payment as it is now. The status is that of its order or invoice. */
export function changesOfPayment(
  payment: DeskPayment,
  refunds: readonly DeskRefund[],
  status: string,
): Change[] {
  return [...capturing(payment, status), ...refunding(payment, refunds), ...receiptRetry(payment)];
}

/** Books what the provider says, also of a payment that the ledger does not know. */
export function settling(paymentId: string): Change {
  return {
    label: 'Book what Razorpay says',
    title: 'Book this payment as Razorpay has it?',
    does: 'Razorpay is asked for the payment and its refunds, and the ledger and the order or invoice follow. What is booked already stays as it is.',
    done: (_, { before, after }) =>
      Object.entries(after).every(([name, value]) => before[name] === value)
        ? `The payment ${paymentId} was booked as Razorpay has it. Nothing has changed.`
        : `The payment ${paymentId} is booked as Razorpay has it.`,
    actionOf: () => ({ action: 'settle-payment', paymentId }),
  };
}

/** A refund that waits is tried at once, one that was refused again. */
export function changesOfRefund(
  { id, state, amountMinor }: DeskRefund,
  { currency, dispute }: Pick<DeskPayment, 'currency' | 'dispute'>,
): Change[] {
  if (state === 'made' || dispute) return [];
  const amount = money(amountMinor, currency);
  return [
    {
      label: 'Try again',
      title: `Try the refund of ${amount} again?`,
      does: 'Razorpay is asked for it now. It makes one refund at most, however often it is asked.',
      done: (_, { after }) =>
        after['state'] === 'made'
          ? `The refund of ${amount} is made.`
          : `Razorpay has not made the refund of ${amount} yet. It is tried again by itself.`,
      waits: ({ after }) => after['state'] !== 'made',
      actionOf: () => ({ action: 'retry-refund', refundId: id }),
    },
  ];
}

function capturing({ id, state, amountMinor, currency }: DeskPayment, status: string): Change[] {
  if (state !== 'authorized') return [];
  const amount = money(amountMinor, currency);
  return [
    {
      label: 'Capture',
      title: `Capture the payment of ${amount}?`,
      does: `${status === 'Cancelled' ? 'What it pays for is cancelled. ' : ''}Razorpay takes the money, and the order or invoice is marked Paid. The customer gets the confirmation.`,
      done: () => `The payment of ${amount} is captured.`,
      actionOf: () => ({ action: 'capture-payment', paymentId: id }),
    },
  ];
}

function refunding(payment: DeskPayment, refunds: readonly DeskRefund[]): Change[] {
  const { id, currency, dispute } = payment;
  const leftMinor = leftToRefund(payment, refunds);
  if (leftMinor <= 0 || dispute) return [];
  return [
    {
      label: 'Refund',
      title: `Refund the payment of ${money(payment.amountMinor, currency)}?`,
      does: `The money goes back to where it came from, and cannot be called back. ${money(leftMinor, currency)} is left. The customer gets a letter and sees the reason in the profile, unless the account is deleted.`,
      done: (_, { before, after }) =>
        `Refund of ${money(Number(before['leftMinor']) - Number(after['leftMinor']), currency)} requested.`,
      note: reasonField,
      most: { minor: leftMinor, currency },
      actionOf: ({ note, amountMinor }) => ({
        action: 'refund-payment',
        paymentId: id,
        amountMinor,
        note,
        leftMinor,
      }),
    },
  ];
}

function receiptRetry({ id, receiptState }: DeskPayment): Change[] {
  if (receiptState !== 'failed') return [];
  return [
    {
      label: 'Issue the receipt',
      title: 'Issue the receipt now?',
      does: 'It gets the next number, and the customer gets the letter that waits for it.',
      done: () => 'The receipt is being issued.',
      actionOf: () => ({ action: 'retry-receipt', paymentId: id }),
    },
  ];
}

function money(minor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(minor), currency);
}
