import { Timestamp } from 'firebase-admin/firestore';
import { monthlyValue } from '../../shared/subscriptions/monthly-value.ts';
import {
  renewalDays,
  type Subscription,
  type SubscriptionStep,
} from '../../shared/subscriptions/subscription.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { startOfIndianDay } from '../../shared/values/indian-time.ts';
import type { StoredSubscription } from './documents.ts';

interface Planned {
  step: SubscriptionStep;
  day: string;
}

type Plan = Pick<
  Subscription<unknown>,
  'state' | 'term' | 'termEnd' | 'upcoming' | 'renewalRequest' | 'remindedOn' | 'graceUntil'
> & { renews: Pick<Subscription<unknown>['renews'], 'on'> };

/** Emails go out at this time in India. */
const emailHour = 9;
const hourMs = 60 * 60 * 1000;

/** Returns a subscription with its monthly value and the step that the engine takes next. A hold ends with its request. */
export function withNextStep(plan: StoredSubscription): StoredSubscription {
  const heldUntil = plan.renewalRequest === null ? null : plan.heldUntil;
  const next = afterHold(nextStep(plan), heldUntil);
  return {
    ...plan,
    heldUntil,
    monthlyMinor: monthlyValue(plan),
    nextStep: next?.step ?? null,
    nextStepAt: next ? Timestamp.fromDate(momentOf(next)) : null,
  };
}

/** Returns the next step and its day in India; undefined if nothing happens any more. */
function nextStep(plan: Plan): Planned | undefined {
  const { state, term, termEnd, graceUntil } = plan;
  const days = renewalDays[term];
  if (state === 'ended') return undefined;
  const request: Planned = { step: 'request', day: addDays(termEnd, days.request) };
  // An unpaid plan can lose its invoice, because another plan of the invoice has changed.
  if (state !== 'active' && plan.renewalRequest === null) return request;
  if (state === 'suspended') {
    return { step: 'end', day: addDays(graceUntil ?? termEnd, days.end) };
  }
  if (state === 'overdue') {
    return earliest({ step: 'suspend', day: graceUntil ?? termEnd }, reminderOf(plan));
  }
  const expiry: Planned = { step: 'expire', day: termEnd };
  if (!plan.renews.on || plan.upcoming) return expiry;
  if (plan.renewalRequest !== null) return earliest(expiry, reminderOf(plan));
  // A late request comes first too, so that no plan expires before its customer was asked.
  return request;
}

/** Returns the first reminder after the latest email. Reminders that were missed become one. */
function reminderOf({ term, termEnd, remindedOn, renewalRequest }: Plan): Planned | undefined {
  if (renewalRequest === null) return undefined;
  const day = renewalDays[term].reminders
    .map((offset) => addDays(termEnd, offset))
    .find((reminder) => remindedOn === null || reminder > remindedOn);
  return day === undefined ? undefined : { step: 'remind', day };
}

function afterHold(next: Planned | undefined, heldUntil: string | null): Planned | undefined {
  return next && heldUntil !== null && heldUntil > next.day ? { ...next, day: heldUntil } : next;
}

/** On the same day, a change of state precedes a reminder. */
function earliest(change: Planned, reminder: Planned | undefined): Planned {
  return reminder && reminder.day < change.day ? reminder : change;
}

function momentOf({ step, day }: Planned): Date {
  const start = startOfIndianDay(day);
  if (!start) throw new RangeError(`Not a day: ${day}`);
  const isEmail = step === 'request' || step === 'remind';
  return new Date(start.getTime() + (isEmail ? emailHour * hourMs : 0));
}
