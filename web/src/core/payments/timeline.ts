import { maxRefundDays } from '@shared/payments/refund-time.ts';
import { formatIndianDate } from '@shared/values/indian-time.ts';
import { formatMoney, type Currency } from '@shared/values/money.ts';
import { timeline as texts } from '../../content/profile.ts';
import type { Payable } from './payable.ts';

export interface TimelineEvent {
  text: string;
  /** Undefined for an event that has not happened, and for one whose time the payable doesn't store. */
  at?: Date | undefined;
  /** Whether only the day of `at` is known. */
  isDay?: boolean;
  hint?: string;
  /** `open` marks an event that the customer still waits for. */
  state: 'done' | 'open' | 'money' | 'stopped';
}

const refundLimitMs = maxRefundDays * 24 * 60 * 60 * 1000;

/** `isTaken` means that checkout took a payment that is not confirmed yet. Returns the oldest event first. */
export function timelineOf(
  payable: Payable,
  isAwaitingConfirmation: boolean,
  now: Date = new Date(),
): TimelineEvent[] {
  const { type, createdAt, paidAt, wasPaid, isPaidByBank } = payable;
  const { receiptNumber, amount, currency, status } = payable;
  const changes = eventsOfChanges(payable);
  // A bank payment has only its day. A paid invoice was cancelled before, whatever the time of that day.
  const isEarlier = ({ text, at }: TimelineEvent) =>
    !wasPaid || text === texts.cancelled || (at && paidAt && at < paidAt) === true;
  const beginning =
    type === 'invoice' ? (payable.issued ? texts.issued : texts.recorded) : texts.placed;
  return [
    { text: beginning, at: createdAt, state: 'done' },
    ...changes.filter(isEarlier),
    ...(status === 'Pending' ? [waitingEvent(isAwaitingConfirmation)] : []),
    ...(wasPaid
      ? [
          {
            text: texts.paid(formatMoney(amount, currency)),
            at: paidAt,
            isDay: isPaidByBank,
            state: 'money',
          } as const,
        ]
      : []),
    ...(receiptNumber === ''
      ? []
      : [{ text: texts.receiptIssued(receiptNumber), state: 'done' } as const]),
    ...changes.filter((event) => !isEarlier(event)),
    ...refundOf(payable, now),
    ...chargebackOf(payable),
  ];
}

/**
 * Returns the operator's changes with their reasons, and a cancellation. One by the site has no reason. Customers can't
 * cancel issued invoices.
 */
function eventsOfChanges({
  status,
  operatorChanges,
  currency,
  cancelledAt,
  issued,
}: Payable): TimelineEvent[] {
  const events = operatorChanges.map((line) => eventOf(line, currency));
  if (cancelledAt) {
    const text = issued ? texts.cancelled : texts.cancelledByYou;
    return [...events, { text, at: cancelledAt, state: 'stopped' }];
  }
  const hasCancellation = operatorChanges.some(({ change }) => change === 'cancelled');
  if (status !== 'Cancelled' || hasCancellation) return events;
  return [...events, { text: texts.cancelled, state: 'stopped' }];
}

function eventOf(
  { change, at, note, amount = 0 }: Payable['operatorChanges'][number],
  currency: Currency,
): TimelineEvent {
  const money = formatMoney(amount, currency);
  const hint = note !== null && { hint: note };
  if (change === 'refunded') return { text: texts.refunding(money), at, state: 'done', ...hint };
  if (change === 'refund_failed') {
    return { text: texts.refundFailed(money), at, state: 'stopped', hint: texts.refundFailedNext };
  }
  if (change === 'payment_reversed') {
    return { text: texts.reversed(money), at, state: 'stopped', ...hint };
  }
  const state = change === 'cancelled' ? 'stopped' : 'done';
  return { text: texts[change], at, state, ...hint };
}

function waitingEvent(isAwaitingConfirmation: boolean): TimelineEvent {
  return { text: isAwaitingConfirmation ? texts.confirming : texts.waiting, state: 'open' };
}

function refundOf(payable: Payable, now: Date): TimelineEvent[] {
  const { refundedAmount, refundedAt, amount, currency } = payable;
  if (refundedAmount === 0) return [];
  const text = refundedAmount < amount ? texts.refundedInPart : texts.refundedInFull;
  return [
    {
      text: text(formatMoney(refundedAmount, currency)),
      at: refundedAt,
      hint: arrivalOf(refundedAt, now),
      state: 'done',
    },
  ];
}

function chargebackOf({ chargedBackAmount, chargedBackAt, currency }: Payable): TimelineEvent[] {
  if (chargedBackAmount === 0) return [];
  const text = texts.chargedBack(formatMoney(chargedBackAmount, currency));
  return [{ text, at: chargedBackAt, state: 'done' }];
}

function arrivalOf(refundedAt: Date | undefined, now: Date): string {
  if (!refundedAt) return texts.refundArrival.unknown;
  const limit = new Date(refundedAt.getTime() + refundLimitMs);
  const sentence = limit < now ? texts.refundArrival.over : texts.refundArrival.until;
  return sentence(formatIndianDate(limit));
}
