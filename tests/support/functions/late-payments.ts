import { addDays } from '../../../functions/shared/subscriptions/term-days.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import type { Account } from './accounts/accounts.ts';
import { addUsers, ask, askForUsers } from './plan-changes.ts';
import { aPlan, invoiceOf, openInvoice, planOf, runUntil, type BoughtPlan } from './plans.ts';

const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;

export interface LatePayment {
  bought: BoughtPlan;
  payment: { id: string };
  /** The invoice's path. */
  path: string;
}

/** Pays the renewal of a plan for 3 users days after the plan, which was cancelled, has ended. */
export async function paidAfterEnd(owner?: Account): Promise<LatePayment> {
  const { bought, path, opened } = await aRequestedPlan(owner);
  await ask(bought, { kind: 'cancel', reason: null }, daysAgo(15));
  await runUntil(bought, daysAgo(5));
  return { bought, path, payment: await opened.on(daysAgo(2)) };
}

/** Pays a replaced renewal for 3 users, whose term another invoice had paid for 1 user. */
export async function paidTwice(): Promise<LatePayment> {
  const { bought, path, opened } = await aRequestedPlan();
  await ask(bought, { kind: 'next', seats: 1, term: 'month' }, daysAgo(15));
  const { renewalRequest } = await planOf(bought);
  await (await openInvoice(bought, renewalRequest ?? '')).on(daysAgo(14));
  return { bought, path, payment: await opened.on(daysAgo(13)) };
}

/** Pays for 5 instead of 3 users, after another invoice had paid for 4. */
export async function paidForMoreUsers(): Promise<LatePayment> {
  const bought = await aPlan(daysAgo(5), month);
  const invoiceId = await askForUsers(bought, 5, daysAgo(4));
  const opened = await openInvoice(bought, invoiceId);
  await addUsers(bought, 4, daysAgo(4));
  const { path } = await invoiceOf(bought, invoiceId);
  return { bought, path, payment: await opened.on(daysAgo(3)) };
}

async function aRequestedPlan(owner?: Account) {
  const bought = await aPlan(daysAgo(40), month, owner);
  const { renewalRequest } = await runUntil(bought, daysAgo(15));
  const invoiceId = renewalRequest ?? '';
  const { path } = await invoiceOf(bought, invoiceId);
  return { bought, path, opened: await openInvoice(bought, invoiceId) };
}

function daysAgo(days: number): string {
  return addDays(indianDay(new Date()), -days);
}
