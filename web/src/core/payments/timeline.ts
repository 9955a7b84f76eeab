import { formatIndianDate } from '@shared/indian-time.ts';
import { formatMoney } from '@shared/money.ts';
import { timeline as texts } from '../../content/profile.ts';
import type { Charge } from './charge.ts';

export interface TimelineEvent {
  text: string;
  /** Undefined for what has not happened, or whose time the charge does not tell. */
  at?: Date | undefined;
  hint?: string;
  /** `open` is what the customer waits for. */
  state: 'done' | 'open' | 'money' | 'stopped';
}

/** Within which a refund arrives, by the refund policy. */
const refundLimitMs = 15 * 24 * 60 * 60 * 1000;

/** What has happened to a charge, oldest first. `isTaken`: checkout took a payment that is not confirmed yet. */
export function timelineOf(
  charge: Charge,
  isTaken: boolean,
  now: Date = new Date(),
): TimelineEvent[] {
  const { type, createdAt, paidAt, wasPaid, receiptNumber, amount, currency, status } = charge;
  const told = changesOf(charge);
  const isEarlier = ({ at }: TimelineEvent) => !wasPaid || (at && paidAt && at < paidAt) === true;
  const begun = type === 'invoice' ? (charge.issued ? texts.issued : texts.recorded) : texts.placed;
  return [
    { text: begun, at: createdAt, state: 'done' },
    ...told.filter(isEarlier),
    ...(status === 'Pending' ? [awaited(isTaken)] : []),
    ...(wasPaid
      ? [{ text: texts.paid(formatMoney(amount, currency)), at: paidAt, state: 'money' } as const]
      : []),
    ...(receiptNumber === ''
      ? []
      : [{ text: texts.receiptIssued(receiptNumber), state: 'done' } as const]),
    ...refundOf(charge, now),
    ...told.filter((event) => !isEarlier(event)),
  ];
}

/** What the operator did, and why. A cancellation by the site itself has neither time nor reason. */
function changesOf({ status, operatorChanges, currency }: Charge): TimelineEvent[] {
  const told = operatorChanges.map(({ change, at, note, amount = 0 }): TimelineEvent => ({
    text: change === 'refunded' ? texts.refunding(formatMoney(amount, currency)) : texts[change],
    at,
    state: change === 'cancelled' ? 'stopped' : 'done',
    ...(note !== null && { hint: note }),
  }));
  const isTold = operatorChanges.some(({ change }) => change === 'cancelled');
  if (status !== 'Cancelled' || isTold) return told;
  return [...told, { text: texts.cancelled, state: 'stopped' }];
}

function awaited(isTaken: boolean): TimelineEvent {
  return { text: isTaken ? texts.confirming : texts.waiting, state: 'open' };
}

function refundOf(charge: Charge, now: Date): TimelineEvent[] {
  const { refundedAmount, refundedAt, amount, currency } = charge;
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

function arrivalOf(refundedAt: Date | undefined, now: Date): string {
  if (!refundedAt) return texts.refundArrival.unknown;
  const limit = new Date(refundedAt.getTime() + refundLimitMs);
  const told = limit < now ? texts.refundArrival.over : texts.refundArrival.until;
  return told(formatIndianDate(limit));
}
