import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OutboxEntry, outbox } from '../../functions/src/outbox/outbox-entry.ts';
import {
  paymentAttempts,
  payments,
  webhookEvents,
} from '../../functions/src/payments/documents.ts';
import { receipts } from '../../functions/src/receipts/documents.ts';
import { deletionSteps } from '../../functions/src/accounts/deletion/deletion-steps.ts';
import { newOutboxEntry } from '../../functions/src/outbox/new-outbox-entry.ts';
import { forgetEvents } from '../../functions/src/payments/webhook/parked-events.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { anIssuedReceipt } from '../support/issued-receipts.ts';
import { taxSettings } from '../support/receipts.ts';
import type { Account } from '../support/functions/accounts.ts';
import { aCustomer, remove } from '../support/functions/customers.ts';
import { documentsNaming } from '../support/functions/documents-naming.ts';
import {
  anOpenOrder,
  lettersAbout,
  attentionAbout,
  reportOf,
} from '../support/functions/payments.ts';
import { reachSandbox } from '../support/functions/provider.ts';
import { issueAll, receiptsOf, whileNobodyIssues } from '../support/functions/receipts.ts';
import { minutesAgo } from '../support/functions/stored.ts';
import { anEvent, deliver, providerId, type PaymentEntity } from '../support/functions/webhooks.ts';

const tomorrow = minutesAgo(-24 * 60);
const phone = '+919123456789';

beforeAll(reachSandbox);

describe('what is left of a deleted account', () => {
  it('is the operator’s ledger, and nothing that names the person, in the whole database', async () => {
    const { account, payment, receipt } = await aBuyer();
    await park(payment);
    await park(payment, { account_id: 'acc_SomebodyElse00' });
    await store(account, { state: 'sent', givenEmail: account.email, ...written(account) });
    expect(await documentsNaming(account.email)).not.toEqual([]);
    await remove(account);
    expect(await documentsNaming(account.email)).toEqual([]);
    expect((await payments.doc(payment.id).get()).data()).toMatchObject({
      uid: account.uid,
      amountMinor: payment['amount'],
      outcome: 'settled',
    });
    expect((await paymentAttempts.doc(receipt).get()).data()).toMatchObject({ state: 'settled' });
  });

  it('is of a letter that was sent its kind, its payment and when it was written', async () => {
    const { account } = await aBuyer();
    const sent = await store(account, { state: 'sent', ...written(account) });
    await remove(account);
    expect(Object.keys((await sent.get()).data() ?? {}).toSorted()).toEqual([
      'createdAt',
      'dueAt',
      'kind',
      'path',
      'paymentId',
      'refundId',
      'sentAt',
      'state',
      'tries',
      'uid',
      'unknownDeliveries',
    ]);
    const before = await sent.get();
    await deletionSteps.find(({ name }) => name === 'letters')?.run(account.uid);
    expect((await sent.get()).data()).toEqual(before.data());
  });

  it('is of a receipt its number and its amounts, and the buyer where it was issued under a GSTIN', async () => {
    const { account, payment } = await aBuyer();
    await issueAll({ payment });
    const [receipt] = await receiptsOf({ payment });
    const number = `T-${account.uid}`;
    const taxed = { uid: account.uid, tax: taxSettings() };
    await receipts.doc(number).set(anIssuedReceipt(taxed));
    await remove(account);
    expect(await receiptsOf({ payment })).toEqual([{ ...receipt, buyer: null }]);
    expect((await receipts.doc(number).get()).data()?.buyer).toMatchObject({
      name: 'Asha Example',
    });
    await receipts.doc(number).delete();
  });

  it('is the receipt of a payment that still waited for one, without its buyer and its letter', async () => {
    const { account, payment } = await anOpenOrder(await aCustomer());
    await whileNobodyIssues(async () => {
      await settlePayment(reportOf(named(payment, account)));
      await remove(account);
    });
    expect(await receiptsOf({ payment })).toMatchObject([{ buyer: null, uid: account.uid }]);
    expect(await attentionAbout(payment)).toEqual([]);
    expect((await outbox.doc(`paid_${payment.id}`).get()).exists).toBe(false);
    expect(await documentsNaming(account.email)).toEqual([]);
  });

  it.each([
    ['failed', { amountMinor: 1 }],
    ['queued', { attemptId: null }],
  ])('is no address on a payment whose receipt is %s', async (receiptState, wrong) => {
    const { account, payment } = await anOpenOrder(await aCustomer());
    const entry = payments.doc(payment.id);
    await whileNobodyIssues(async () => {
      await settlePayment(reportOf(named(payment, account)));
      await entry.update(wrong);
      expect((await entry.get()).data()).toMatchObject({ checkoutEmail: account.email });
      await remove(account);
      expect((await entry.get()).data()).toMatchObject({ receiptState, checkoutEmail: null });
      expect(await documentsNaming(account.email)).toEqual([]);
      await entry.delete();
    });
  });

  it('is no letter that was not sent, except the operator’s', async () => {
    const { account } = await aBuyer();
    const [failed, queued, operators] = await Promise.all([
      store(account, { state: 'failed' }),
      store(account, {}),
      store(account, { kind: 'operator_attention' }),
    ]);
    await remove(account);
    expect((await failed.get()).exists).toBe(false);
    expect((await queued.get()).exists).toBe(false);
    expect((await operators.get()).data()).toMatchObject({ state: 'queued', givenEmail: null });
  });

  it('is of a parked event what it was, found by the payment or the provider order', async () => {
    const { account, payment } = await aBuyer();
    const { order_id: _, ...withoutOrder } = payment;
    const byPayment = await park(withoutOrder);
    const byOrder = await park({ ...payment, id: providerId('pay') });
    const ofOther = await park({
      ...payment,
      id: providerId('pay'),
      order_id: providerId('order'),
    });
    await remove(account);
    for (const event of [byPayment, byOrder]) {
      expect((await event.get()).data()).toMatchObject({ outcome: 'ignored', body: null });
    }
    expect((await ofOther.get()).data()?.body).toContain(account.email);
  });

  it('is found in a parked event by the payment alone when no provider order is known', async () => {
    const { account, payment, receipt } = await aBuyer();
    await paymentAttempts.doc(receipt).update({ razorpayOrderId: null });
    const { order_id: _, ...withoutOrder } = payment;
    const event = await park(withoutOrder);
    await forgetEvents(account.uid);
    expect((await event.get()).data()).toMatchObject({ outcome: 'ignored', body: null });
  });

  it('is found in more parked events than one query compares', async () => {
    const { account, payment, receipt } = await aBuyer();
    const attempt = (await paymentAttempts.doc(receipt).get()).data();
    const event = await park({ ...payment, id: providerId('pay') });
    await Promise.all(
      Array.from({ length: 65 }, (_, number) =>
        paymentAttempts
          .doc(`${number}_${account.uid}`.slice(0, 32))
          .set(attempt ? { ...attempt, razorpayOrderId: providerId('order') } : never()),
      ),
    );
    await remove(account);
    expect((await event.get()).data()).toMatchObject({ body: null });
  });
});

describe('what arrives about an account that is gone', () => {
  it('is parked without its body', async () => {
    const { account, payment } = await aBuyer();
    await remove(account);
    const event = await park(payment);
    expect((await event.get()).data()).toMatchObject({ outcome: 'ignored', body: null });
  });

  it('is a payment that is parked in the ledger, without a letter to the customer', async () => {
    const { account, payment } = await anOpenOrder(await aCustomer());
    await remove(account);
    expect(await settlePayment(reportOf(named(payment, account)))).toBe('paid_after_deletion');
    expect(await lettersAbout(payment)).toEqual([]);
    expect(await documentsNaming(account.email)).toEqual([]);
  });
});

/** A customer who has paid an order. */
async function aBuyer() {
  const { account, payment, receipt } = await anOpenOrder(await aCustomer());
  const own = named(payment, account);
  expect(await settlePayment(reportOf(own))).toBe('settled');
  return { account, payment: own, receipt };
}

function named(payment: PaymentEntity, { email }: Account): PaymentEntity {
  return { ...payment, email, contact: phone };
}

/** Delivers an event that we don't read. */
async function park(payment: PaymentEntity, overrides: object = {}) {
  const eventId = providerId('evt');
  await deliver({ ...anEvent('invoice.expired', payment), ...overrides }, { eventId });
  return webhookEvents.doc(eventId);
}

/** What a letter holds once it was written. */
function written({ email }: Account): object {
  return { to: email, subject: 'Your payment, Asha', text: `Dear Asha, ${phone}` };
}

async function store(
  { uid }: Account,
  overrides: Partial<OutboxEntry>,
): Promise<DocumentReference<OutboxEntry>> {
  return outbox.add(newOutboxEntry('payment_confirmed', { uid, dueAt: tomorrow, ...overrides }));
}

function never(): never {
  throw new Error('The attempt is not there.');
}
