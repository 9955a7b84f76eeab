import { priceAtRate } from '@shared/catalogue/pricing.ts';
import { daysPaidFor } from '@shared/subscriptions/days-paid-for.ts';
import { isHeld } from '@shared/subscriptions/hold.ts';
import { lastDayOf, lastDayOfSuspension, lastExportDay } from '@shared/subscriptions/last-days.ts';
import { hasAgreedPrice, nextTermOf } from '@shared/subscriptions/next-term.ts';
import { renewalDays, type PlanTerm } from '@shared/subscriptions/subscription.ts';
import { addDays } from '@shared/subscriptions/term-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { formatMoney, toMajorUnits } from '@shared/values/money.ts';
import { plans as texts } from '../../content/plans.ts';
import { describePlanQuantity } from './describe-quantity.ts';
import { paidUntil, stageOf, type Situation } from './stage-of.ts';
import type { StoredPlan } from '../../core/plans/stored-plan.ts';

export interface Outlook extends Situation {
  /** The term that the open renewal invoice asks for; undefined if there is none, or if it isn't loaded. */
  requested: PlanTerm | undefined;
}

/** Returns sentences that say what happens to a plan next, when and for how much. */
export function outlookOf(outlook: Outlook): string[] {
  switch (stageOf(outlook)) {
    case 'renewing':
      return renewing(outlook);
    case 'renewed':
      return upcomingTerm(outlook.plan);
    case 'ending':
      return ending(outlook.plan);
    case 'overdue':
      return overdue(outlook);
    case 'suspended':
      return suspended(outlook);
    case 'ended':
      return ended(outlook);
  }
}

/** Formats the price of a term, in the plan's currency. */
export function priceOfTerm({ rate, seats }: PlanTerm, { currency }: StoredPlan): string {
  return formatMoney(toMajorUnits(priceAtRate(rate, seats)), currency);
}

function renewing(outlook: Outlook): string[] {
  const { plan, today } = outlook;
  const asked = plan.renewalRequest !== null;
  const invoiceDay = addDays(plan.termEnd, renewalDays[plan.term].request);
  const later =
    invoiceDay > today
      ? texts.outlook.invoiceOn(formatIndianDay(invoiceDay))
      : texts.outlook.invoiceSoon;
  const due = asked ? texts.outlook.payInvoiceBy(formatIndianDay(lastDayOf(plan))) : later;
  return [...renewal(outlook), onHold(outlook) ?? due, texts.outlook.notAutomatic];
}

function onHold({ plan, today }: Outlook): string | undefined {
  const { heldUntil } = plan;
  if (heldUntil === null || !isHeld(plan, today)) return undefined;
  return texts.outlook.onHold(formatIndianDay(heldUntil));
}

function renewal(outlook: Outlook): string[] {
  const { plan } = outlook;
  const next = comingTerm(outlook);
  const price = comingAmount(outlook);
  const day = formatIndianDay(plan.termEnd);
  if (!next) return [texts.outlook.renews(day, price)];
  if (isOther(next, plan)) {
    return [
      texts.outlook.renewsWith(day, describePlanQuantity(plan, next), price),
      ...agreedPrice(plan),
    ];
  }
  const now = priceOfTerm(plan, plan);
  const change = price === now ? [] : [texts.outlook.newPrice(now)];
  return [texts.outlook.renews(day, price), ...change, ...agreedPrice(plan)];
}

function agreedPrice(plan: StoredPlan): string[] {
  if (!plan.agreed || !hasAgreedPrice(plan)) return [];
  return [texts.outlook.agreedPrice(formatMoney(toMajorUnits(plan.agreed.seat), plan.currency))];
}

function upcomingTerm(plan: StoredPlan): string[] {
  const { upcoming } = plan;
  if (!upcoming) return [];
  const days = [formatIndianDay(upcoming.termStart), formatIndianDay(lastDayOf(upcoming))] as const;
  return [texts.outlook.renewed(describePlanQuantity(plan, upcoming), ...days)];
}

function ending(plan: StoredPlan): string[] {
  const end = paidUntil(plan);
  return [
    ...upcomingTerm(plan),
    texts.outlook.ends(formatIndianDay(lastDayOf({ termEnd: end }))),
    texts.outlook.exportUntil(formatIndianDay(lastExportDay(end))),
  ];
}

function overdue(outlook: Outlook): string[] {
  const { plan } = outlook;
  const lastDay = formatIndianDay(lastDayOf({ termEnd: plan.graceUntil ?? plan.termEnd }));
  return [
    onHold(outlook) ?? texts.outlook.due,
    texts.outlook.payBy(unpaidAmount(outlook), lastDay),
    texts.outlook.notAutomatic,
  ];
}

function suspended(outlook: Outlook): string[] {
  const { plan } = outlook;
  return [
    texts.outlook.suspended,
    restart(outlook),
    texts.outlook.endsUnpaid(formatIndianDay(lastDayOfSuspension(plan))),
  ];
}

function restart(outlook: Outlook): string {
  const { plan, today } = outlook;
  const next = comingTerm(outlook);
  if (!next) return texts.outlook.restartsUnknown(texts.outlook.amountOfInvoice);
  const days = daysPaidFor(plan, next, today);
  return texts.outlook.restarts(
    unpaidAmount(outlook),
    formatIndianDay(days.termStart),
    formatIndianDay(lastDayOf(days)),
  );
}

function ended({ plan, today }: Outlook): string[] {
  const endedOn = plan.endedOn ?? plan.termEnd;
  const day = lastExportDay(endedOn);
  const sentence = day < today ? texts.outlook.exportOver : texts.outlook.exportUntil;
  return [
    texts.outlook.ended(formatIndianDay(lastDayOfEnded(plan)), plan.endReason),
    sentence(formatIndianDay(day)),
  ];
}

/** A plan that ends with its term is stored as ended on the day after. */
function lastDayOfEnded(plan: StoredPlan): string {
  const { endedOn, termEnd } = plan;
  return endedOn === null || endedOn === termEnd ? lastDayOf({ termEnd }) : endedOn;
}

/**
 * Returns what the customer pays next. An invoice keeps the price of the day on which it was issued. Undefined if it
 * isn't loaded.
 */
function comingTerm({ plan, requested }: Outlook): PlanTerm | undefined {
  return plan.renewalRequest === null ? nextTermOf(plan) : requested;
}

function comingAmount(outlook: Outlook): string {
  const next = comingTerm(outlook);
  return next ? priceOfTerm(next, outlook.plan) : texts.outlook.amountOfInvoice;
}

/** Says for what the amount is, if it isn't for the users and term that the plan shows. */
function unpaidAmount(outlook: Outlook): string {
  const { plan } = outlook;
  const next = comingTerm(outlook);
  const amount = comingAmount(outlook);
  return next && isOther(next, plan)
    ? texts.outlook.forQuantity(amount, describePlanQuantity(plan, next))
    : amount;
}

function isOther(next: PlanTerm, { seats, term }: StoredPlan): boolean {
  return next.seats !== seats || next.term !== term;
}
