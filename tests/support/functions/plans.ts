import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { Purchase } from '../../../functions/shared/catalogue/quantity.ts';
import { newOrder } from '../../../functions/shared/payments/orders.ts';
import type { PlanRequest } from '../../../functions/shared/subscriptions/subscription.ts';
import { startOfIndianDay } from '../../../functions/shared/values/indian-time.ts';
import { invoicesOf, type IssuedInvoice } from '../../../functions/src/invoices/issued-invoice.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { reserveNumbers } from '../../../functions/src/invoices/reserve-numbers.ts';
import { takeStep } from '../../../functions/src/renewals/take-step.ts';
import {
  subscriptionsOf,
  type StoredSubscription,
} from '../../../functions/src/subscriptions/documents.ts';
import { subscriptionId } from '../../../functions/src/subscriptions/subscription-id.ts';
import { signUp, storeProfile, type Account } from './accounts/accounts.ts';
import { anOpenOrder, reportOf } from './payments/payments.ts';
import { aPaymentEntity } from './payments/webhooks.ts';

export interface BoughtPlan {
  account: Account;
  /** The path of the order. */
  orderPath: string;
  payment: { id: string };
  reference: DocumentReference<StoredSubscription>;
}

/** A plan, however it was paid. */
export type OwnedPlan = Pick<BoughtPlan, 'account' | 'reference'>;

type PlanReference = Pick<BoughtPlan, 'reference'>;

const defaultLine: Purchase = { id: 'apac-debt-grid', seats: 2, term: 'year' };

/** Creates a plan by a payment that was captured on a day in India, at noon. */
export async function aPlan(
  day: string,
  line: Purchase = defaultLine,
  owner?: Account,
): Promise<BoughtPlan> {
  const [plan] = await somePlans(day, [line], owner);
  return plan as BoughtPlan;
}

export async function somePlans(
  day: string,
  lines: readonly Purchase[],
  owner?: Account,
): Promise<BoughtPlan[]> {
  const account = owner ?? (await signUp());
  await storeProfile(account.uid, { email: account.email });
  const { items, total } = newOrder(account.uid, lines, new Date());
  const opened = await anOpenOrder(account, { items, total });
  await recordPayment({ ...reportOf(opened.payment), reportedAt: secondsAt(day) });
  const { path } = opened.order;
  return lines.map(({ id }) => ({
    account,
    orderPath: path,
    payment: opened.payment,
    reference: subscriptionsOf(account.uid).doc(subscriptionId(path, id)),
  }));
}

/** Creates two plans by one payment, as `aPlan` does. Their terms end on the same day. */
export async function twoPlans(day: string): Promise<[BoughtPlan, BoughtPlan]> {
  const lines = [
    { id: 'apac-debt-grid', seats: 3, term: 'month' },
    { id: 'andean-debt-tracker', seats: 1, term: 'month' },
  ] as const;
  return (await somePlans(day, lines)) as [BoughtPlan, BoughtPlan];
}

export function secondsAt(day: string): number {
  return at(day, 12).getTime() / 1000;
}

/** Returns an hour of a day in India. */
export function at(day: string, hour: number): Date {
  const start = startOfIndianDay(day);
  if (!start) throw new RangeError(`Not a day: ${day}`);
  return new Date(start.getTime() + hour * 60 * 60 * 1000);
}

export async function planOf({ reference }: PlanReference): Promise<StoredSubscription> {
  const plan = (await reference.get()).data();
  if (!plan) throw new Error('There is no such plan.');
  return plan;
}

/** Takes all steps of a plan that are due by the end of a day, hour by hour as the schedule does. */
export async function runUntil(bought: PlanReference, day: string): Promise<StoredSubscription> {
  const end = at(day, 23);
  for (;;) {
    const { nextStepAt } = await planOf(bought);
    if (!nextStepAt || nextStepAt.toMillis() > end.getTime()) return planOf(bought);
    const now = nextStepAt.toDate();
    const numbers = await reserveNumbers(1, now);
    await takeStep(bought.reference, { now, gateway: razorpayGateway(), numbers });
  }
}

type PlanInvoice = IssuedInvoice & PlanRequest;

export async function invoiceOf(
  { account }: BoughtPlan,
  id: string | null,
): Promise<PlanInvoice & { id: string; path: string }> {
  const reference = invoicesOf(account.uid).doc(id ?? 'none');
  const invoice = (await reference.get()).data();
  if (!invoice) throw new Error(`There is no invoice ${id}.`);
  return { ...invoice, id: reference.id, path: reference.path };
}

/** Opens a payment of an invoice, which `on` pays on a day in India. */
export async function openInvoice({ account: { uid } }: Pick<BoughtPlan, 'account'>, id: string) {
  const invoice = (await invoicesOf(uid).doc(id).get()).data();
  const request = {
    uid,
    id,
    amount: invoice?.amount ?? 0,
    type: 'invoice',
    currency: 'INR',
  } as const;
  const { id: order_id, amount, currency } = await createPaymentOrder(request);
  const payment = aPaymentEntity({ order_id, amount, currency });
  const on = async (day: string) => {
    await recordPayment({ ...reportOf(payment), reportedAt: secondsAt(day) });
    return payment;
  };
  return { payment, on };
}

export async function payInvoice(bought: OwnedPlan, id: string | null, day: string) {
  const pay = await openInvoice(bought, id ?? 'none');
  return pay.on(day);
}

/** Returns the kinds of the emails about a plan and its invoices, oldest first. */
export async function emailsOf({ account: { uid } }: BoughtPlan): Promise<string[]> {
  const { docs } = await outbox.where('uid', '==', uid).orderBy('createdAt').get();
  const kinds = docs.map((email) => email.data().kind);
  return kinds.filter((kind) => kind.startsWith('renewal_') || kind.startsWith('plan_'));
}

/** Marks the emails about an invoice as accepted by the mail server. */
export async function deliverEmails(path: string): Promise<void> {
  const { docs } = await outbox.where('path', '==', path).get();
  for (const { ref } of docs) await ref.update({ state: 'sent', sentAt: Timestamp.now() });
}

/** Deletes the emails about an invoice. */
export async function loseEmails(path: string): Promise<void> {
  const { docs } = await outbox.where('path', '==', path).get();
  for (const { ref } of docs) await ref.delete();
}

export async function countInvoices({ account: { uid } }: BoughtPlan): Promise<number> {
  return (await firestore.collection(invoicesOf(uid).path).count().get()).data().count;
}
