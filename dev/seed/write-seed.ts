import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { userCollectionPath, userPath } from '../../functions/shared/collections.ts';
import type { InvoiceLine } from '../../functions/shared/invoices.ts';
import { toMajorUnits } from '../../functions/shared/money.ts';
import { newOrder } from '../../functions/shared/orders.ts';
import type { Profile } from '../../functions/shared/profiles.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { roleClaims } from '../../functions/src/desk/role-claims.ts';
import { markUsed } from '../../functions/src/payments/attempts/next-check.ts';
import {
  type LedgerEntry,
  type LedgerRefund,
  paymentAttempts,
  payments,
} from '../../functions/src/payments/documents.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { verifiedAddresses } from '../../functions/src/platform/sessions/proven-address.ts';
import { changeClaims } from '../../functions/src/platform/sessions/change-claims.ts';
import { countRefunds } from '../../functions/src/payments/settlement/count-refunds.ts';
import {
  lastRefundAt,
  refundMonthsOf,
} from '../../functions/src/payments/settlement/payment-ledger.ts';
import { receipts } from '../../functions/src/receipts/documents.ts';
import { issueReceipts } from '../../functions/src/receipts/issue/issue-receipts.ts';
import { administrator, demoAccounts, type SeedOwner } from './accounts.ts';
import {
  demoPurchases,
  purchaseId,
  type SeededInvoice,
  type SeededOrder,
  type SeededPurchase,
} from './purchases.ts';
import { seededPayments, type SeededPayment } from './razorpay.ts';
import { writeAttention, writeMessages } from './write-desk.ts';
import { aYear, largeYear, usualYear } from './year.ts';

const accountsCreatedAt = Timestamp.fromDate(new Date('2026-07-30T06:00:00Z'));
const phone = '+91 90000 00000';

/** Purchases in one commit: each takes at most five of its 500 writes. */
const chunkSize = 100;

/**
 * Writes accounts, profiles, purchases, payments, receipts and messages to the running emulators. A large
 * year has no receipts, since each is a commit of its own.
 */
export async function writeSeed({ isLarge }: { isLarge: boolean }): Promise<void> {
  const batch = firestore.batch();
  for (const account of demoAccounts) await writeAccount(batch, account);
  writeMessages(batch);
  await batch.commit();
  const { owners, purchases } = aYear(isLarge ? largeYear : usualYear);
  await writeOwners(owners);
  await writePurchases([...demoPurchases, ...purchases], isLarge ? 'none' : 'queued');
  if (!isLarge) await issueReceipts();
  // The customers were told when they paid.
  await firestore.recursiveDelete(outbox);
  await dateReceipts();
  await writeAttention();
}

/** Accounts without a password, with their profiles. */
async function writeOwners(owners: readonly SeedOwner[]): Promise<void> {
  for (const some of chunksOf(owners)) {
    await auth.importUsers(
      some.map(({ uid, email, name }) => ({ uid, email, displayName: name, emailVerified: true })),
    );
    const batch = firestore.batch();
    for (const owner of some) {
      writeProfile(batch, owner);
      writeProof(batch, owner);
    }
    await batch.commit();
  }
}

async function writePurchases(
  purchases: readonly SeededPurchase[],
  receiptState: LedgerEntry['receiptState'],
): Promise<void> {
  for (const some of chunksOf(purchases)) {
    const batch = firestore.batch();
    for (const purchase of some) {
      if (purchase.type === 'invoice') writeInvoice(batch, purchase);
      else writeOrder(batch, purchase);
    }
    for (const payment of seededPayments(some)) writePayment(batch, payment, receiptState);
    await batch.commit();
  }
}

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / chunkSize);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}

/** Dates each receipt at its payment, so that the same seed creates the same receipts. */
async function dateReceipts(): Promise<void> {
  const batch = firestore.batch();
  for (const receipt of (await receipts.get()).docs) {
    batch.update(receipt.ref, { issuedAt: receipt.data().payment.paidAt });
  }
  await batch.commit();
}

async function writeAccount(
  batch: WriteBatch,
  account: SeedOwner & { password: string },
): Promise<void> {
  const { uid, email, password, name } = account;
  const user = await auth.createUser({
    uid,
    email,
    password,
    displayName: name,
    emailVerified: true,
  });
  if (uid === administrator.uid) await changeClaims(uid, () => roleClaims(user, 'admin'));
  writeProfile(batch, account);
  writeProof(batch, account);
}

/** The owner verified the address in the first session. */
function writeProof(batch: WriteBatch, { uid, email }: SeedOwner) {
  batch.set(verifiedAddresses.doc(uid), { email, at: accountsCreatedAt, authTimes: [] });
}

function writeProfile(batch: WriteBatch, { uid, name, email, country, state, city }: SeedOwner) {
  const profile: Profile = {
    uid,
    name,
    email,
    phone,
    address: '00 Example Street',
    country,
    state,
    city,
    isAnonymous: false,
  };
  batch.set(firestore.doc(userPath(uid)), { ...profile, createdAt: accountsCreatedAt });
}

function writeOrder(batch: WriteBatch, order: SeededOrder): void {
  const items = order.productIds.map((id) => ({ id }));
  batch.set(
    firestore.doc(`${userCollectionPath(order.owner.uid, 'orders')}/${purchaseId(order)}`),
    {
      ...newOrder(order.owner.uid, items, order.createdAt),
      status: order.status,
      createdAt: Timestamp.fromDate(order.createdAt),
    },
  );
}

function writeInvoice(batch: WriteBatch, invoice: SeededInvoice): void {
  const { owner, invoiceNumber, amount, currency, status, createdAt, dueAt } = invoice;
  const path = `${userCollectionPath(owner.uid, 'invoices')}/${purchaseId(invoice)}`;
  batch.set(firestore.doc(path), {
    name: owner.name,
    email: owner.email,
    phone,
    invoiceNumber,
    amount,
    currency,
    status,
    createdAt: Timestamp.fromDate(createdAt),
    ...(dueAt && {
      lines: linesOf(invoice),
      dueAt: Timestamp.fromDate(dueAt),
      note: null,
    }),
  });
}

/** What the invoices are for: a third of them have two lines. */
function linesOf({ sequence, amount }: SeededInvoice): InvoiceLine[] {
  const description = services[sequence % services.length] ?? '';
  if (sequence % 3 !== 0) return [{ description, quantity: 1, unitPrice: amount }];
  // Whole amounts: the lines add up.
  const setUp = Math.floor(amount / 4);
  return [
    { description, quantity: 1, unitPrice: amount - setUp },
    { description: 'Setting up a portfolio, and a day of training', quantity: 1, unitPrice: setUp },
  ];
}

const services = [
  'Services of the month',
  'Letters and calls in four languages',
  'Reports for the court, with their appendices and a certified translation',
  'Users beyond those of the licence',
];

function writePayment(
  batch: WriteBatch,
  { purchase, path, order, payment, refund }: SeededPayment,
  receiptState: LedgerEntry['receiptState'],
) {
  const { receipt } = order;
  const { id: paymentId, amount: amountMinor, amount_refunded: amountRefundedMinor } = payment;
  const currency = purchase.type === 'invoice' ? purchase.currency : 'INR';
  const createdAt = Timestamp.fromDate(purchase.createdAt);
  const paidAt = new Timestamp(payment.created_at, 0);
  const refunds: Record<string, LedgerRefund> = refund
    ? {
        [refund.id]: {
          amountMinor: refund.amount,
          state: 'processed',
          createdAt: new Timestamp(refund.created_at, 0),
        },
      }
    : {};
  batch.create(paymentAttempts.doc(receipt ?? ''), {
    uid: purchase.owner.uid,
    path,
    type: purchase.type,
    productIds: purchase.type === 'invoice' ? [] : [...purchase.productIds],
    number: 1,
    amountMinor,
    currency,
    state: 'settled',
    leaseUntil: paidAt,
    leaseId: receipt ?? '',
    razorpayOrderId: order.id,
    createdAt,
    ...markUsed(createdAt),
  });
  const entry: LedgerEntry = {
    razorpayOrderId: order.id,
    orderAmountMinor: amountMinor,
    attemptId: receipt,
    uid: purchase.owner.uid,
    path,
    amountMinor,
    currency,
    state: payment.status === 'refunded' ? 'refunded' : 'captured',
    baseAmountMinor: payment.base_amount ?? null,
    amountRefundedMinor,
    reportedRefundedMinor: amountRefundedMinor,
    refunds,
    refundMonths: refundMonthsOf(refunds),
    method: 'upi',
    feeMinor: payment.fee,
    taxMinor: payment.tax,
    error: null,
    outcome: 'settled',
    receiptState,
    checkoutEmail: null,
    noticeDueAt: null,
    createdAt: paidAt,
    capturedAt: paidAt,
    updatedAt: paidAt,
  };
  batch.create(payments.doc(paymentId), entry);
  countRefunds(batch, undefined, entry);
  batch.update(firestore.doc(path), {
    paymentId,
    paidAt,
    ...(refund && {
      refundedAmount: toMajorUnits(refund.amount),
      refundedAt: lastRefundAt(refunds),
    }),
  });
}
