import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { erasedNote } from '../../../functions/shared/admin/audit.ts';
import { unclaimed } from '../../../functions/shared/collections.ts';
import type {
  AdminAction,
  MessageId,
  PlanName,
} from '../../../functions/shared/admin/admin-actions.ts';
import {
  deleteAccount,
  sweepDeletion,
} from '../../../functions/src/accounts/deletion/delete-account.ts';
import { erasePayables } from '../../../functions/src/accounts/deletion/erase-payables.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { raiseAlertNow } from '../../../functions/src/alerts/raise-alert.ts';
import { audit, type AuditEntry } from '../../../functions/src/audit/audit-entry.ts';
import { claimInvoices } from '../../../functions/src/invoices/claim-invoices.ts';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { verifiedAddresses } from '../../../functions/src/platform/sessions/proven-address.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { signUp, type Account } from '../../support/functions/accounts/accounts.ts';
import { afterCommitQuery } from '../../support/functions/payments/interleave.ts';
import { aCustomer, documentsOf, remove } from '../../support/functions/accounts/customers.ts';
import { asked, ask } from '../../support/functions/admin-actions/request.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import { documentsNaming } from '../../support/functions/documents-naming.ts';
import { issueInvoice } from '../../support/functions/payments/issued-invoices.ts';
import {
  anOpenInvoice,
  anOpenOrder,
  aPaidOrder,
  alertsAbout,
  paymentRecord,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { read, storeMessage } from '../../support/functions/stored.ts';

it('after a deletion an issued invoice stays open without personal data, and raises an alert', async () => {
  const { account, admin } = await aVerifiedCustomer();
  const { path, number, id } = await anIssuedInvoice(admin, account);
  const before = await read(path);
  await remove(account);
  expect(await documentsOf(account)).toEqual([path]);
  const { name: _, email: _email, phone: _phone, ...impersonal } = before;
  const erasedAt = expect.anything() as unknown;
  expect(await read(path)).toEqual({ ...impersonal, note: erasedNote, erasedAt });
  const raised = alerts.doc(`${id}_left_open`);
  expect((await raised.get()).data()).toMatchObject({
    kind: 'deleted_with_open_invoices',
    uid: account.uid,
    details: `${number}: ₹25,001.50`,
    resolvedAt: null,
  });
  const left = [await firestore.doc(path).get(), await raised.get()];
  await sweepDeletion(account.uid);
  for (const { ref, updateTime } of left) {
    expect(await ref.get()).toMatchObject({ updateTime });
  }
});

it('after a deletion an issued invoice gets no reminder or payment, and its cancellation keeps its notes', async () => {
  const { account, admin } = await aVerifiedCustomer();
  const { path, id } = await anIssuedInvoice(admin, account);
  await remove(account);
  const payable = { type: 'invoice', uid: account.uid, id } as const;
  const reminding = asked({ action: 'remind-of-invoice', payable });
  expect(await ask(admin, reminding)).toMatchObject({
    status: 409,
    body: { code: 'no-customer-left' },
  });
  expect((await outbox.doc(`reminder_${reminding.idempotencyKey}`).get()).exists).toBe(false);
  const payment = { ...payable, amount: 25_001.5, currency: 'INR' } as const;
  await expect(createPaymentOrder(payment)).rejects.toMatchObject({ code: 'forbidden' });
  const alert = `${id}_left_open`;
  const resolving = asked(await resolution(alert, 'Given up.'));
  const cancelling = asked({ action: 'cancel-invoice', payable, note: 'Given up.' });
  for (const request of [resolving, cancelling]) {
    expect(await ask(admin, request)).toMatchObject({ status: 200 });
  }
  await sweepDeletion(account.uid);
  expect(await read(path)).toMatchObject({ status: 'Cancelled' });
  for (const noted of [
    audit.doc(resolving.idempotencyKey),
    audit.doc(cancelling.idempotencyKey),
    alerts.doc(alert),
  ]) {
    expect((await noted.get()).data()).toMatchObject({ note: 'Given up.' });
  }
});

it('after a deletion paid documents stay without personal data, and unpaid ones are gone', async () => {
  const account = await aCustomer();
  const ordered = await anOpenOrder(account);
  const entered = await anOpenInvoice({ amount: 5_500.5, currency: 'INR' }, account);
  for (const { payment } of [ordered, entered]) await recordPayment(reportOf(payment));
  const order = await read(ordered.order.path);
  await remove(account);
  expect((await documentsOf(account)).toSorted()).toEqual(
    [ordered.order.path, entered.order.path].toSorted(),
  );
  const { items, total, orderNumber } = order;
  const paid = { status: 'Paid', receiptNumber: expect.stringMatching(/^R\//) as string };
  const kept = await read(ordered.order.path);
  expect(kept).toMatchObject({ ...paid, items, total, orderNumber, currency: 'INR' });
  expect(kept).not.toHaveProperty('userId');
  const invoice = await read(entered.order.path);
  expect(invoice).toMatchObject({ ...paid, amount: 5_500.5, paymentId: entered.payment.id });
  for (const field of ['name', 'email', 'phone', 'invoiceNumber']) {
    expect(invoice).not.toHaveProperty(field);
  }
  const raised = await alerts.where('uid', '==', account.uid).get();
  expect(raised.docs.map(({ id }) => id)).toEqual([]);
});

it('after a deletion a refund is recorded on the remaining order, but a second payment is not', async () => {
  const { account, order, payment } = await anOpenOrder();
  await recordPayment(reportOf(payment));
  await deleteAccount(account.uid);
  const second = { ...payment, id: `${payment.id}2` };
  expect(await recordPayment(reportOf(second))).toBe('paid_after_deletion');
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  await recordPayment(reportOf({ ...payment, amount_refunded: payment['amount'] }));
  expect(await read(order.path)).toMatchObject({
    status: 'Refunded',
    refundedAmount: order.amount,
  });
  expect(await alertsAbout(payment)).toEqual([]);
});

it('after a deletion an order that is paid while it is being erased stays', async () => {
  const { account, order, payment } = await anOpenOrder();
  afterCommitQuery(() => recordPayment(reportOf(payment)));
  await erasePayables(account.uid, 'orders');
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  expect(await paymentRecord(payment)).toMatchObject({ outcome: 'recorded' });
});

it('after a deletion an unclaimed invoice stays as the operator wrote it', async () => {
  const account = await signUp();
  const admin = await aStaffMember();
  const { path } = await anIssuedInvoice(admin, account);
  const before = await read(path);
  expect(path).toContain(`users/${unclaimed}/`);
  await remove(account);
  expect(await read(path)).toEqual(before);
  await firestore.doc(path).delete();
});

it('staff notes lose their text with the account, and the audit log keeps who did what and when', async () => {
  const { account, admin } = await aVerifiedCustomer();
  const other = await aVerifiedCustomer();
  const written = await leaveNotes(admin, account);
  const writtenOfOther = await leaveNotes(admin, other.account);
  const [before, kept] = [await entriesOf(written), await entriesOf(writtenOfOther)];
  const note = noteOn(account);
  expect(before.every((entry) => entry.note === note)).toBe(true);
  const named = (await documentsNaming(note)).map(({ path }) => path.split('/')[0]);
  expect(new Set(named)).toEqual(new Set(['audit', 'alerts', 'refunds', 'users']));
  await remove(account);
  expect((await documentsNaming(note)).map(({ path }) => path)).toEqual([]);
  const erased = before.map(({ requestHash: _, ...entry }) => ({ ...entry, note: erasedNote }));
  expect(await entriesOf(written)).toEqual(erased);
  expect(await entriesOf(writtenOfOther)).toEqual(kept);
});

async function aVerifiedCustomer(): Promise<{ account: Account; admin: Account }> {
  const account = await signUp({ withProfile: true, isProven: true });
  return { account, admin: await aStaffMember() };
}

/** Issues an invoice for ₹25,001.50. */
async function anIssuedInvoice(admin: Account, { email }: Account) {
  const id = randomUUID();
  const { body } = await issueInvoice(admin, email, id);
  const { path = '' } = (await audit.doc(id).get()).data() ?? {};
  return { id, path, number: String(body.after['number']) };
}

/** Resolves to the idempotency keys of the requests. */
async function leaveNotes(admin: Account, account: Account): Promise<string[]> {
  const { uid } = account;
  const note = noteOn(account);
  const message = { uid, id: (await storeMessage(account, 'Please call me.')).id };
  const { payment, order } = await aPaidOrder(account);
  const email = `failed_${order.id}`;
  const failed = { uid, state: 'failed' } as const;
  await outbox.doc(email).set(newOutboxEntry('payment_confirmed', failed));
  const alert = `${order.id}_dispute`;
  await raiseAlertNow({ id: alert, kind: 'dispute', uid });
  const actions: AdminAction[] = [
    { action: 'note-message', message, note },
    { action: 'close-messages', messages: [await anothersMessage(), message], note },
    aRefundOf(payment, 100, note),
    { action: 'complete-order', payable: { type: 'product_order', uid, id: order.id }, note },
    { action: 'dismiss-email', id: email, note },
    await resolution(alert, note),
    { action: 'cancel-plan', plan: await planOf(account, order.path), note },
    await cancellationBeforeClaim(admin, account, note),
  ];
  const requests = actions.map(asked);
  for (const request of requests) {
    expect(await ask(admin, request)).toMatchObject({ status: 200 });
  }
  // The last invoice can't be claimed until its email has been sent.
  await expect.poll(() => claimInvoices(uid, account.email)).toBe(1);
  return requests.map(({ idempotencyKey }) => idempotencyKey);
}

/** The paid order has started a plan. */
async function planOf({ uid }: Account, orderPath: string): Promise<PlanName> {
  const { docs } = await subscriptionsOf(uid).where('paidBy', '==', orderPath).get();
  return { uid, id: docs[0]?.id ?? 'none' };
}

/** One note may close messages of several accounts. */
async function anothersMessage(): Promise<MessageId> {
  const another = await signUp();
  return { uid: another.uid, id: (await storeMessage(another, 'Please write to me.')).id };
}

function noteOn({ uid }: Account): string {
  return `Note on the tall ${uid}`;
}

async function resolution(id: string, note: string): Promise<AdminAction> {
  const { seconds = 0, nanoseconds = 0 } = (await alerts.doc(id).get()).data()?.lastAt ?? {};
  return { action: 'resolve-alert', id, lastAt: { seconds, nanoseconds }, note };
}

async function cancellationBeforeClaim(
  admin: Account,
  account: Account,
  note: string,
): Promise<AdminAction> {
  await verifiedAddresses.doc(account.uid).delete();
  const { id } = await anIssuedInvoice(admin, account);
  return { action: 'cancel-invoice', payable: { type: 'invoice', uid: unclaimed, id }, note };
}

async function entriesOf(keys: readonly string[]): Promise<Partial<AuditEntry>[]> {
  const entries = await Promise.all(keys.map((key) => audit.doc(key).get()));
  return entries.map((entry) => entry.data() ?? {});
}
