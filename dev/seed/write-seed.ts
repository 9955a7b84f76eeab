import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { userCollectionPath, userPath } from '../../functions/shared/collections.ts';
import type { ContactMessage } from '../../functions/shared/contact-messages.ts';
import { toMajorUnits } from '../../functions/shared/money.ts';
import { newOrder } from '../../functions/shared/orders.ts';
import type { Profile } from '../../functions/shared/profiles.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { markUsed } from '../../functions/src/payments/attempts/next-check.ts';
import {
  type LedgerRefund,
  paymentAttempts,
  payments,
} from '../../functions/src/payments/documents.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { receipts } from '../../functions/src/receipts/documents.ts';
import { issueReceipts } from '../../functions/src/receipts/issue/issue-receipts.ts';
import { administrator, customer, demoAccounts } from './accounts.ts';
import {
  purchaseId,
  seededInvoices,
  seededOrders,
  type SeededInvoice,
  type SeededOrder,
} from './purchases.ts';
import { seededPayments, type SeededPayment } from './razorpay.ts';

const accountsCreatedAt = Timestamp.fromDate(new Date('2026-07-30T06:00:00Z'));
const phone = '+91 90000 00000';

/** Writes accounts, profiles, purchases, payments, receipts and queries to the running emulators. */
export async function writeSeed(): Promise<void> {
  const batch = firestore.batch();
  for (const account of demoAccounts) await writeAccount(batch, account);
  for (const order of seededOrders) writeOrder(batch, order);
  for (const invoice of seededInvoices) writeInvoice(batch, invoice);
  for (const payment of seededPayments) writePayment(batch, payment);
  writeQuery(
    batch,
    1,
    '2026-09-28T08:15:00Z',
    'Can several branches share one APAC Debt Grid account?',
  );
  writeQuery(
    batch,
    2,
    '2026-10-30T10:40:00Z',
    'Please send the invoice for October with our purchase order number on it.',
  );
  await batch.commit();
  await issueReceipts();
  // The customers were told when they paid.
  await firestore.recursiveDelete(outbox);
  await dateReceipts();
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
  { uid, email, password, name }: typeof customer,
): Promise<void> {
  await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
  if (uid === administrator.uid) await auth.setCustomUserClaims(uid, { admin: true });
  const profile: Profile = {
    uid,
    name,
    email,
    phone,
    address: '00 Example Street',
    country: 'India',
    state: 'Haryana',
    city: 'Gurugram',
    isAnonymous: false,
  };
  batch.set(firestore.doc(userPath(uid)), { ...profile, createdAt: accountsCreatedAt });
}

function writeOrder(batch: WriteBatch, order: SeededOrder): void {
  const items = order.productIds.map((id) => ({ id }));
  batch.set(firestore.doc(`${userCollectionPath(customer.uid, 'orders')}/${purchaseId(order)}`), {
    ...newOrder(customer.uid, items, order.createdAt),
    status: order.status,
    createdAt: Timestamp.fromDate(order.createdAt),
  });
}

function writeInvoice(batch: WriteBatch, invoice: SeededInvoice): void {
  const { invoiceNumber, amount, currency, status, createdAt } = invoice;
  const path = `${userCollectionPath(customer.uid, 'invoices')}/${purchaseId(invoice)}`;
  batch.set(firestore.doc(path), {
    name: customer.name,
    email: customer.email,
    phone,
    invoiceNumber,
    amount,
    currency,
    status,
    createdAt: Timestamp.fromDate(createdAt),
  });
}

function writeQuery(batch: WriteBatch, number: number, date: string, message: string): void {
  const path = `${userCollectionPath(customer.uid, 'queries')}/demo-query-${number}`;
  const query: ContactMessage = {
    firstName: 'Asha',
    lastName: 'Example',
    email: customer.email,
    message,
  };
  batch.set(firestore.doc(path), { ...query, createdAt: Timestamp.fromDate(new Date(date)) });
}

function writePayment(
  batch: WriteBatch,
  { purchase, path, order, payment, refund }: SeededPayment,
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
    uid: customer.uid,
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
  batch.create(payments.doc(paymentId), {
    razorpayOrderId: order.id,
    orderAmountMinor: amountMinor,
    attemptId: receipt,
    uid: customer.uid,
    path,
    amountMinor,
    currency,
    state: payment.status === 'refunded' ? 'refunded' : 'captured',
    baseAmountMinor: null,
    amountRefundedMinor,
    reportedRefundedMinor: amountRefundedMinor,
    refunds,
    method: 'upi',
    feeMinor: payment.fee,
    taxMinor: payment.tax,
    error: null,
    outcome: 'settled',
    receiptState: 'queued',
    checkoutEmail: null,
    noticeDueAt: null,
    createdAt: paidAt,
    capturedAt: paidAt,
    updatedAt: paidAt,
  });
  batch.update(firestore.doc(path), {
    paymentId,
    paidAt,
    ...(refund && { refundedAmount: toMajorUnits(refund.amount) }),
  });
}
