import { Timestamp } from 'firebase-admin/firestore';
import { orderDays } from '../../shared/payments/orders-by-invoice.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { indianDay, startOfIndianDay } from '../../shared/values/indian-time.ts';
import type { InvoiceStep } from './issued-invoice.ts';

/** The schedule acts at this time in India. */
const hour = 9;
const hourMs = 60 * 60 * 1000;

/** Returns what the schedule does next with an unpaid order by invoice. The grace begins at the earliest today. */
export function nextOrderStep(dueOn: string, now: Date): InvoiceStep {
  const reminder = orderDays.reminders
    .map((offset) => momentOf(addDays(dueOn, offset)))
    .find((moment) => moment > now);
  if (reminder) return { nextStep: 'remind', nextStepAt: Timestamp.fromDate(reminder) };
  const today = indianDay(now);
  const graceFrom = dueOn > today ? dueOn : today;
  const nextStepAt = Timestamp.fromDate(momentOf(addDays(graceFrom, orderDays.grace + 1)));
  return { nextStep: 'cancel', nextStepAt };
}

/** Cancels an invoice for more users after the day until which its price holds. */
export function lapseAfter(dueOn: string): InvoiceStep {
  return { nextStep: 'cancel', nextStepAt: Timestamp.fromDate(momentOf(addDays(dueOn, 1))) };
}

function momentOf(day: string): Date {
  const start = startOfIndianDay(day);
  if (!start) throw new RangeError(`Not a day: ${day}`);
  return new Date(start.getTime() + hour * hourMs);
}
