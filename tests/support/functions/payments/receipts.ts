import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { financialYear } from '../../../../functions/shared/receipts/receipt-numbers.ts';
import { outbox } from '../../../../functions/src/outbox/outbox-entry.ts';
import {
  type PaymentAttempt,
  paymentAttempts,
  payments,
} from '../../../../functions/src/payments/documents.ts';
import {
  type IssuedReceipt,
  counters,
  receipts,
} from '../../../../functions/src/receipts/documents.ts';
import { attemptIdOf } from '../../../../functions/src/payments/attempts/attempt-id.ts';
import { markUsed } from '../../../../functions/src/payments/attempts/next-check.ts';
import { issueReceipts } from '../../../../functions/src/receipts/issue/issue-receipts.ts';
import { withLease } from '../../../../functions/src/platform/with-lease.ts';
import { recordPayment } from '../../../../functions/src/payments/recording/record-payment.ts';
import type { Account } from '../accounts/accounts.ts';
import { aPaidOrder, reportOf } from './payments.ts';
import { read, storeInvoice, storeOrder, type Stored } from '../stored.ts';
import { aPaymentEntity, providerId, type PaymentEntity } from './webhooks.ts';

export interface Bought extends Stored {
  uid: string;
  payment: PaymentEntity;
}

/** Stores an order, its open payment attempt and a captured payment without calling Razorpay. */
export async function anOrderToRecord(uid: string = randomUUID()): Promise<Bought> {
  const order = await storeOrder({ uid });
  return prepare(uid, order, 'product_order', 'INR');
}

export async function anInvoiceToRecord(
  { amount, currency }: { amount: number; currency: PaymentAttempt['currency'] },
  uid: string = randomUUID(),
): Promise<Bought> {
  const invoice = await storeInvoice({ uid }, { amount, currency });
  return prepare(uid, invoice, 'invoice', currency);
}

async function prepare(
  uid: string,
  stored: Stored,
  type: PaymentAttempt['type'],
  currency: PaymentAttempt['currency'],
): Promise<Bought> {
  const now = Timestamp.now();
  const razorpayOrderId = providerId('order');
  const amountMinor = Math.round(stored.amount * 100);
  await paymentAttempts.doc(attemptIdOf(stored.path, 1)).set({
    uid,
    path: stored.path,
    type,
    lines: [],
    planIds: [],
    number: 1,
    amountMinor,
    currency,
    state: 'open',
    leaseUntil: now,
    leaseId: 'test',
    razorpayOrderId,
    createdAt: now,
    ...markUsed(now),
  });
  const facts = { order_id: razorpayOrderId, amount: amountMinor, currency };
  return { ...stored, uid, payment: aPaymentEntity(facts) };
}

export async function record({ payment }: Pick<Bought, 'payment'>): Promise<void> {
  await recordPayment(reportOf(payment));
}

export async function holdIssuing(work: () => Promise<void>): Promise<void> {
  while (!(await withLease('receipts', 60_000, work))) await wait(50);
}

/** Issues receipts until each of these payments has one or has failed to get one. */
export async function issueAll(...bought: Pick<Bought, 'payment'>[]): Promise<void> {
  while (!(await statesOf(bought)).every((state) => state === 'issued' || state === 'failed')) {
    // Receipts of other tests may fail.
    await issueReceipts().catch(() => {});
    await wait(50);
  }
}

/** Resolves to a payment whose receipt failed. */
export async function aFailedReceipt(owner?: Account): Promise<{ id: string }> {
  const { payment } = await aPaidOrder(owner);
  await issueAll({ payment });
  await payments.doc(payment.id).update({ receiptState: 'failed' });
  return payment;
}

async function statesOf(bought: readonly Pick<Bought, 'payment'>[]): Promise<unknown[]> {
  const entries = await Promise.all(bought.map(({ payment }) => payments.doc(payment.id).get()));
  return entries.map((entry) => entry.data()?.receiptState);
}

/** Waits until a trigger has added the receipt's number to an order or invoice, and resolves to it. */
export function receiptNumberOf(path: string): Promise<string> {
  const find = async () => (await read(path))['receiptNumber'] as string | undefined;
  return vi.waitUntil(find, { timeout: 120_000 });
}

export async function receiptsOf({ payment }: Pick<Bought, 'payment'>): Promise<IssuedReceipt[]> {
  const issued = await receipts.where('payment.id', '==', payment.id).get();
  return issued.docs.map((receipt) => receipt.data());
}

/** The financial year in which tests capture payments by default. */
export const currentYear = financialYear(new Date());

/** Returns the missing or repeated numbers of a financial year, and the last number issued. */
export async function seriesOf(year: string): Promise<{ gaps: number[]; last: number }> {
  const last = (await counters.doc(`receipts_${year}`).get()).data()?.last ?? 0;
  const issued = await receipts
    .where('number', '>=', `R/${year}/`)
    .where('number', '<', `R/${year}0`)
    .get();
  const numbers = issued.docs.map((receipt) => Number(receipt.data().number.split('/')[2]));
  const expected = Array.from({ length: Math.max(last, ...numbers, 0) }, (_, index) => index + 1);
  const gaps = expected.filter((number) => numbers.filter((it) => it === number).length !== 1);
  return { gaps, last };
}

export async function emailOf({ payment }: Bought) {
  return (await outbox.doc(`paid_${payment.id}`).get()).data();
}

export async function capture({ payment }: Bought, moment: string): Promise<void> {
  const capturedAt = Timestamp.fromDate(new Date(moment));
  await payments.doc(payment.id).update({ capturedAt });
}
