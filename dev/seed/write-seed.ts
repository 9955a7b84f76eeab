import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { userPath } from '../../functions/shared/collections.ts';
import { toMajorUnits } from '../../functions/shared/values/money.ts';
import { newOrder } from '../../functions/shared/payments/orders.ts';
import { roleClaims } from '../../functions/src/admin/role-claims.ts';
import { invoicesOf } from '../../functions/src/invoices/issued-invoice.ts';
import { linesOfSold } from '../../functions/src/invoices/plan-invoice.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { markUsed } from '../../functions/src/payments/attempts/next-check.ts';
import {
  type PaymentRecord,
  paymentAttempts,
  payments,
} from '../../functions/src/payments/documents.ts';
import { countRefunds } from '../../functions/src/payments/recording/count-refunds.ts';
import { lastRefundAt, mergeFacts } from '../../functions/src/payments/recording/payment-ledger.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { paymentEntity, refundEntity } from '../../functions/src/platform/razorpay/entities.ts';
import { changeClaims } from '../../functions/src/platform/sessions/change-claims.ts';
import { subscriptionId } from '../../functions/src/subscriptions/subscription-id.ts';
import { verifiedAddresses } from '../../functions/src/platform/sessions/proven-address.ts';
import { receipts } from '../../functions/src/receipts/documents.ts';
import { issueReceipts } from '../../functions/src/receipts/issue/issue-receipts.ts';
import { subscriptionsOf } from '../../functions/src/subscriptions/documents.ts';
import { administrator, demoAccounts, type SeedOwner } from './accounts.ts';
import { seededPlans, type SeededPlan } from './plans.ts';
import { demoPurchases, pathOf, type SeededPurchase } from './purchases.ts';
import { seededPayments, type SeededPayment } from './razorpay.ts';
import { writeAlert, writeMessages } from './write-admin-records.ts';
import { aYear } from './year.ts';

const accountsCreatedAt = Timestamp.fromDate(new Date('2026-07-30T06:00:00Z'));
const phone = '+91 90000 00000';

/** Writes the seed to the running emulators. The large seed has no receipts, because each needs its own commit. */
export async function writeSeed({ isLarge }: { isLarge: boolean }): Promise<void> {
  const year = aYear(isLarge);
  const owners = [...demoAccounts, ...year.owners];
  const purchases = [...demoPurchases, ...year.purchases];
  for (const owner of owners) await createAccount(owner);
  await changeClaims(administrator.uid, (user) => roleClaims(user, 'admin'));
  await writeEach(owners, writeProfile);
  await writeEach(purchases, writePurchase);
  const receiptState = isLarge ? 'none' : 'queued';
  const paid = seededPayments(purchases);
  await writeEach(paid, (batch, it) => writePayment(batch, it, receiptState));
  await writeEach(await seededPlans(paid), writePlan);
  if (!isLarge) await issueReceipts();
  // These payments are long past, so their emails would already have been sent.
  await firestore.recursiveDelete(outbox);
  // A fixed time of issue makes each run write the same receipts.
  await writeEach((await receipts.get()).docs, (batch, receipt) => {
    batch.update(receipt.ref, { issuedAt: receipt.data().payment.paidAt });
  });
  await writeMessages();
  await writeAlert();
}

/** Writes all items in several commits, because a commit has at most 500 writes. */
async function writeEach<Item>(
  items: readonly Item[],
  write: (batch: WriteBatch, item: Item) => void,
): Promise<void> {
  const size = 100;
  for (let start = 0; start < items.length; start += size) {
    const batch = firestore.batch();
    for (const item of items.slice(start, start + size)) write(batch, item);
    await batch.commit();
  }
}

async function createAccount({ uid, email, name, password }: SeedOwner): Promise<void> {
  const account = { uid, email, displayName: name, emailVerified: true };
  await auth.createUser({ ...account, ...(password && { password }) });
}

function writeProfile(batch: WriteBatch, owner: SeedOwner) {
  const { uid, email, name, city, postcode, state, country } = owner;
  const address = { address: '00 Example Street', city, postcode, state, country };
  batch.set(firestore.doc(userPath(uid)), {
    uid,
    name,
    email,
    phone,
    ...address,
    isAnonymous: false,
    createdAt: accountsCreatedAt,
  });
  batch.set(verifiedAddresses.doc(uid), { email, at: accountsCreatedAt, authTimes: [] });
}

function writePurchase(batch: WriteBatch, purchase: SeededPurchase): void {
  const createdAt = Timestamp.fromDate(purchase.createdAt);
  const payable = purchase.type === 'invoice' ? anInvoice(purchase) : anOrder(purchase);
  batch.set(firestore.doc(pathOf(purchase)), { ...payable, status: purchase.status, createdAt });
}

function anOrder({ owner, lines, createdAt }: SeededPurchase) {
  return newOrder(owner.uid, lines, createdAt);
}

function anInvoice({ owner, sequence, amount, currency, dueAt, plans }: SeededPurchase) {
  const { name, email } = owner;
  const invoiceNumber = `INV-2026-${String(sequence).padStart(5, '0')}`;
  const lines = plans?.flatMap(linesOfSold) ?? [
    { description: 'Services for the month', quantity: 1, unitPrice: amount },
  ];
  const sold = plans && { purchases: plans };
  const issued = dueAt && { lines, dueAt: Timestamp.fromDate(dueAt), note: null, ...sold };
  return { name, email, phone, invoiceNumber, amount, currency, ...issued };
}

function writePlan(batch: WriteBatch, { owner, id, plan, invoice }: SeededPlan): void {
  batch.create(subscriptionsOf(owner.uid).doc(id), plan);
  if (invoice) batch.create(invoicesOf(owner.uid).doc(plan.renewalRequest ?? ''), invoice);
}

function writePayment(
  batch: WriteBatch,
  { purchase, path, order, payment, refund }: SeededPayment,
  receiptState: PaymentRecord['receiptState'],
): void {
  const { type, lines, currency, owner } = purchase;
  const attemptId = order.receipt ?? '';
  const createdAt = Timestamp.fromDate(purchase.createdAt);
  const paidAt = new Timestamp(payment.created_at, 0);
  batch.create(paymentAttempts.doc(attemptId), {
    uid: owner.uid,
    path,
    type,
    lines,
    planIds: lines.map(({ id }) => subscriptionId(path, id)),
    number: 1,
    amountMinor: payment.amount,
    currency,
    state: 'recorded',
    leaseUntil: paidAt,
    leaseId: attemptId,
    razorpayOrderId: order.id,
    createdAt,
    ...markUsed(createdAt),
  });
  const entry: PaymentRecord = {
    ...mergeFacts(undefined, {
      ...paymentEntity.parse(payment),
      refunds: refund ? [refundEntity.parse(refund)] : [],
      orderAmountMinor: order.amount,
      reportedAt: payment.created_at,
    }),
    attemptId,
    uid: owner.uid,
    path,
    outcome: 'recorded',
    receiptState,
    checkoutEmail: null,
    noticeDueAt: null,
    updatedAt: paidAt,
  };
  batch.create(payments.doc(payment.id), entry);
  countRefunds(batch, undefined, entry);
  batch.update(firestore.doc(path), {
    paymentId: payment.id,
    paidAt,
    ...(refund && {
      refundedAmount: toMajorUnits(refund.amount),
      refundedAt: lastRefundAt(entry.refunds),
    }),
  });
}
