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

/** What has happened to a charge, oldest first. `isTaken`: checkout took a payment that is not confirmed yet. */
export function timelineOf(charge: Charge, isTaken: boolean): TimelineEvent[] {
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
    ...refundOf(charge),
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

function refundOf({ refundedAmount, amount, currency }: Charge): TimelineEvent[] {
  if (refundedAmount === 0) return [];
  const text = refundedAmount < amount ? texts.refundedInPart : texts.refundedInFull;
  return [
    { text: text(formatMoney(refundedAmount, currency)), hint: texts.refundArrival, state: 'done' },
  ];
}
