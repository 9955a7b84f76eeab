import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { eraseEmails } from '../../../functions/src/outbox/erase-emails.ts';
import { type OutboxEntry, outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { paymentAttempts, payments } from '../../../functions/src/payments/documents.ts';
import { createEmailLink } from '../../../functions/src/platform/email-links.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import { eraseEvents } from '../../../functions/src/payments/webhook/quarantined-events.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { anIssuedReceipt } from '../../support/issued-receipts.ts';
import { taxSettings } from '../../support/receipts.ts';
import { proveAddress, type Account } from '../../support/functions/accounts/accounts.ts';
import { afterNextQuery } from '../../support/functions/payments/interleave.ts';
import { aCustomer, remove } from '../../support/functions/accounts/customers.ts';
import { documentsNaming } from '../../support/functions/documents-naming.ts';
import { subjectsTo } from '../../support/functions/outbox.ts';
import { quarantine } from '../../support/functions/payments/quarantine.ts';
import {
  anOpenOrder,
  emailsAbout,
  alertsAbout,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { receiptsOf, holdIssuing } from '../../support/functions/payments/receipts.ts';
import { minutesAgo } from '../../support/functions/stored.ts';
import { providerId, type PaymentEntity } from '../../support/functions/payments/webhooks.ts';

expectErrors('receipt-waits');

it('a deleted account leaves the ledger, and no personal data in the whole database', async () => {
  const { account, payment, attemptId } = await aBuyer();
  await quarantine(payment);
  await quarantine(payment, { account_id: 'acc_SomebodyElse00' });
  await store(account, { state: 'sent', recipientEmail: account.email, ...written(account) });
  const { uid, email } = account;
  await createEmailLink({ mode: 'verifyEmail', uid, email }, 60_000);
  expect(await documentsNaming(account.email)).not.toEqual([]);
  await remove(account);
  expect(await documentsNaming(account.email)).toEqual([]);
  expect((await payments.doc(payment.id).get()).data()).toMatchObject({
    uid: account.uid,
    amountMinor: payment['amount'],
    outcome: 'recorded',
  });
  expect((await paymentAttempts.doc(attemptId).get()).data()).toMatchObject({ state: 'recorded' });
});

it('a deleted account gets its last email without leaving an address, and none at an unverified address', async () => {
  const [owner, unverified] = await Promise.all([aCustomer(), aCustomer()]);
  await proveAddress(owner);
  for (const account of [owner, unverified]) await remove(account);
  const email = outbox.doc(`account_deleted_${owner.uid}`);
  await expect
    .poll(async () => (await email.get()).data())
    .toMatchObject({ state: 'sent', uid: null, recipientEmail: null });
  expect((await subjectsTo(owner.email)).at(-1)).toMatch(/^Your .* account was deleted$/);
  expect((await outbox.doc(`account_deleted_${unverified.uid}`).get()).exists).toBe(false);
  expect(await documentsNaming(owner.email, unverified.email)).toEqual([]);
});

it('a deleted account leaves the kind, payment and times of a sent email, and otherwise only emails to the operator', async () => {
  const { account } = await aBuyer();
  const sent = await store(account, { state: 'sent', ...written(account) });
  const failed = await store(account, { state: 'failed' });
  const queued = await store(account, {});
  const operators = await store(account, { kind: 'operator_alert' });
  const reset = await outbox.add(
    newOutboxEntry('password_reset', {
      recipientEmail: account.email,
      dueAt: minutesAgo(-24 * 60),
    }),
  );
  await remove(account);
  const before = (await sent.get()).data() ?? {};
  const facts = [
    'kind',
    'state',
    'uid',
    'path',
    'paymentId',
    'refundId',
    'tries',
    'unknownDeliveries',
  ];
  const moments = ['createdAt', 'dueAt', 'sentAt'];
  expect(new Set(Object.keys(before))).toEqual(new Set([...facts, ...moments]));
  expect((await failed.get()).exists).toBe(false);
  expect((await queued.get()).exists).toBe(false);
  expect((await reset.get()).exists).toBe(false);
  expect((await operators.get()).data()).toMatchObject({ state: 'queued', recipientEmail: null });
  await eraseEmails(account.uid);
  expect((await sent.get()).data()).toEqual(before);
});

it('a deleted account leaves nothing of an email that a concurrent deletion request has deleted', async () => {
  const account = await aCustomer();
  const sent = await store(account, { state: 'sent', ...written(account) });
  afterNextQuery(() => sent.delete());
  await eraseEmails(account.uid);
  expect((await sent.get()).exists).toBe(false);
});

it('a deleted account leaves the buyer of a receipt that was issued under a GSTIN', async () => {
  const account = await aCustomer();
  const receipt = receipts.doc(`T-${account.uid}`);
  await receipt.set(anIssuedReceipt({ uid: account.uid, tax: taxSettings() }));
  await remove(account);
  expect((await receipt.get()).data()?.buyer).toMatchObject({ name: 'Asha Example' });
  await receipt.delete();
});

it('a receipt issued after its account was deleted names no buyer and is not emailed', async () => {
  const { account, payment } = await anOpenOrder(await aCustomer());
  await holdIssuing(async () => {
    await recordPayment(reportOf(named(payment, account)));
    await remove(account);
  });
  expect(await receiptsOf({ payment })).toMatchObject([{ buyer: null, uid: account.uid }]);
  expect(await alertsAbout(payment)).toEqual([]);
  expect((await outbox.doc(`paid_${payment.id}`).get()).exists).toBe(false);
  expect(await documentsNaming(account.email)).toEqual([]);
});

it.each([
  ['failed', { amountMinor: 1 }],
  ['queued', { capturedAt: null }],
])(
  'a deleted account leaves no address on a payment whose receipt is %s',
  async (receiptState, wrong) => {
    const { account, payment } = await anOpenOrder(await aCustomer());
    const entry = payments.doc(payment.id);
    await holdIssuing(async () => {
      await recordPayment(reportOf(named(payment, account)));
      await entry.update(wrong);
      expect((await entry.get()).data()).toMatchObject({ checkoutEmail: account.email });
      await remove(account);
      expect((await entry.get()).data()).toMatchObject({ receiptState, checkoutEmail: null });
      await entry.delete();
    });
  },
);

it('a deleted account leaves quarantined events without their bodies, found by any payment or Razorpay order', async () => {
  const { account, payment, attemptId } = await aBuyer();
  await storeNewerAttempts(attemptId, account);
  const { order_id: _, ...withoutOrder } = payment;
  const byPayment = await quarantine(withoutOrder);
  const byOrder = await quarantine({ ...payment, id: providerId('pay') });
  const others = { id: providerId('pay'), order_id: providerId('order') };
  const ofOther = await quarantine({ ...payment, ...others });
  await eraseEvents(account.uid);
  for (const event of [byPayment, byOrder]) {
    expect((await event.get()).data()).toMatchObject({ outcome: 'ignored', body: null });
  }
  expect((await ofOther.get()).data()?.body).toContain(account.email);
});

it('reports about a deleted account are stored without personal data', async () => {
  const { account, payment } = await anOpenOrder(await aCustomer());
  await remove(account);
  expect(await recordPayment(reportOf(named(payment, account)))).toBe('paid_after_deletion');
  const event = await quarantine(named(payment, account));
  expect((await event.get()).data()).toMatchObject({ outcome: 'ignored', body: null });
  expect(await emailsAbout(payment)).toEqual([]);
  expect(await documentsNaming(account.email)).toEqual([]);
});

async function aBuyer() {
  const { account, payment, attemptId } = await anOpenOrder(await aCustomer());
  const own = named(payment, account);
  expect(await recordPayment(reportOf(own))).toBe('recorded');
  return { account, payment: own, attemptId };
}

/** Stores more attempts than two queries can compare. The newest have no Razorpay order. */
async function storeNewerAttempts(receipt: string, { uid }: Account): Promise<void> {
  const attempt = (await paymentAttempts.doc(receipt).get()).data();
  if (!attempt) throw new Error('The attempt is not there.');
  const batch = firestore.batch();
  for (let number = 0; number < 65; number += 1) {
    batch.set(paymentAttempts.doc(`${number}_${uid}`.slice(0, 32)), {
      ...attempt,
      razorpayOrderId: number < 35 ? providerId('order') : null,
      createdAt: minutesAgo(-1 - number),
    });
  }
  await batch.commit();
}

function named(payment: PaymentEntity, { email }: Account): PaymentEntity {
  return { ...payment, email, contact: '+919123456789' };
}

function written({ email }: Account): object {
  return { to: email, subject: 'Your payment, Asha', text: 'Dear Asha, +919123456789' };
}

async function store(
  { uid }: Account,
  overrides: Partial<OutboxEntry>,
): Promise<DocumentReference<OutboxEntry>> {
  const dueAt = minutesAgo(-24 * 60);
  return outbox.add(newOutboxEntry('payment_confirmed', { uid, dueAt, ...overrides }));
}
