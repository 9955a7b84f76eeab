import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { refunds } from '../../../functions/src/payments/documents.ts';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import { newRefund } from '../../../functions/src/payments/recording/new-refund.ts';
import { refundEntity } from '../../../functions/src/platform/razorpay/entities.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { aDemoRequest, aReply } from '../../support/documents.ts';
import {
  age,
  signedInAgo,
  signUp,
  signUpGuest,
  type Account,
} from '../../support/functions/accounts/accounts.ts';
import { actions } from '../../support/functions/admin-actions/actions.ts';
import { ask } from '../../support/functions/admin-actions/request.ts';
import { aCustomer } from '../../support/functions/accounts/customers.ts';
import { documentsNaming } from '../../support/functions/documents-naming.ts';
import { aBankPaidInvoice, reverseByBank } from '../../support/functions/payments/bank-payments.ts';
import { quarantine } from '../../support/functions/payments/quarantine.ts';
import { anOpenOrder, reportOf } from '../../support/functions/payments/payments.ts';
import { addressOf, postAs } from '../../support/functions/requests.ts';
import { issueAll } from '../../support/functions/payments/receipts.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { storeOrder } from '../../support/functions/stored.ts';
import { aRefundEntity } from '../../support/functions/payments/webhooks.ts';

type Entry = Record<string, unknown>;
type Export = Record<string, Entry & Entry[]>;

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

it('export-account has the bank payments, also a reversed one', async () => {
  const account = await signUp();
  const { payable, paymentId, reference } = await aBankPaidInvoice(account);
  await reverseByBank(account, payable.id, paymentId);
  const { body } = await download(account);
  expect(body['bankPayments']).toMatchObject([
    {
      id: paymentId,
      reference,
      amountMinor: 5_500_50,
      reversedMinor: 5_500_50,
      reversedAt: expect.stringMatching(isoTime),
    },
  ]);
});

it('export-account returns the account, the profile and one entry for each stored document', async () => {
  const account = await aCustomer();
  const { status, headers, body } = await download(account);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toMatchObject({
    format: 'account-export',
    formatVersion: 1,
    generatedAt: expect.stringMatching(isoTime),
    account: {
      uid: account.uid,
      email: account.email,
      isGuest: false,
      providers: [{ provider: 'password', email: account.email }],
      createdAt: expect.stringMatching(isoTime),
      lastSignInAt: expect.stringMatching(isoTime),
    },
    profile: { name: 'Asha Example', createdAt: expect.stringMatching(isoTime) },
    cart: [{ id: 'apac-debt-grid', name: 'APAC Debt Grid' }],
    invoices: [{ invoiceNumber: 'INV-1001', amount: 5500.5, currency: 'INR', status: 'Pending' }],
    orders: [{ userId: account.uid, currency: 'INR', createdAt: expect.stringMatching(isoTime) }],
    queries: [
      {
        ...aDemoRequest(),
        replies: [{ text: aReply().text, createdAt: expect.stringMatching(isoTime) }],
      },
    ],
    paymentAttempts: [],
    payments: [],
    refunds: [],
    receipts: [],
    providerMessages: [],
    emails: [{ kind: 'contact_notice', recipientEmail: null }],
    staffNotes: [],
  });
  expect(body['notes']?.join(' ')).toMatch(/ISO 8601.*paise or cents/);
});

it('export-account does not reveal whether another account has an address', async () => {
  const [account, other] = [await signUp(), await signUp()];
  const free = `${randomUUID()}@example.com`;
  const asked = [other.email, free];
  for (const newEmail of asked) await postAs(account, endpoints.changeEmail, { newEmail });
  const states = async () => {
    const emails = await outbox.where('uid', '==', account.uid).get();
    const changes = emails.docs.filter((email) => email.get('kind') === 'email_change');
    return changes.map((email) => String(email.get('state'))).toSorted();
  };
  await expect.poll(states).toEqual(['dropped', 'sent']);
  const { body } = await download(account);
  const exported = body['emails']?.filter(({ kind }) => kind === 'email_change') ?? [];
  expect(exported).toHaveLength(asked.length);
  const [one, two] = exported.map(({ id: _id, createdAt: _createdAt, ...rest }) => rest);
  expect(one).toEqual(two);
});

it('export-account returns everything in the database about the customer, without internal fields', async () => {
  const { account, order, payment } = await anOpenOrder(await aCustomer());
  const named = { ...payment, email: account.email, contact: '+919123456789' };
  const refund = refundEntity.parse(aRefundEntity(payment, { amount: 100 }));
  await recordPayment({ ...reportOf(named), refunds: [refund] });
  await issueAll({ payment });
  await quarantine(named);
  const asked = {
    amountMinor: 100,
    currency: 'INR',
    reason: 'requested',
    requestedBy: null,
  } as const;
  await refunds.doc(`export_${account.uid}`).set(newRefund({ paymentId: payment.id, ...asked }));
  const { body } = await download(account);
  const text = JSON.stringify(body);
  const stored = await documentsNaming(account.uid, account.email, payment.id);
  expect(stored.length).toBeGreaterThan(8);
  // The operator's email of the sale names only the payment.
  const isOfOperator = (id: string) => id === `sale_${payment.id}`;
  const left = stored.filter(({ id }) => !text.includes(id) && !isOfOperator(id));
  expect(left.map(({ path }) => path)).toEqual([]);
  expect(text).not.toMatch(/"(feeMinor|leaseId|nextTryAt|dueAt|claimId)"/);
  expect(body).toMatchObject({
    payments: [
      {
        id: payment.id,
        path: order.path,
        amountMinor: payment['amount'],
        currency: 'INR',
        state: 'captured',
        method: 'card',
        createdAt: '2025-12-17T19:33:20.000Z',
      },
    ],
    paymentAttempts: [
      { path: order.path, amountMinor: payment['amount'], currency: 'INR', state: 'recorded' },
    ],
    receipts: [{ issuedAt: expect.stringMatching(isoTime), buyer: { email: account.email } }],
    providerMessages: [{ body: expect.stringContaining('+919123456789') }],
  });
  expect(body['payments']?.[0]?.['refunds']).toEqual({
    [refund.refundId]: {
      amountMinor: 100,
      state: 'pending',
      createdAt: '2025-12-17T19:34:10.000Z',
    },
  });
  const about = body['emails']?.filter(({ paymentId }) => paymentId !== null);
  expect(about).toMatchObject([
    { kind: 'payment_confirmed', recipientEmail: account.email, paymentId: payment.id },
  ]);
});

it('export-account returns the staff notes about the customer, latest first, and none about others', async () => {
  const [account, other, admin] = [await signUp(), await signUp(), await aStaffMember()];
  const noted = await actions['note-message'](account);
  const cancelled = await actions['cancel-invoice'](account);
  for (const { request } of [noted, cancelled, await actions['note-message'](other)]) {
    expect(await ask(admin, request)).toMatchObject({ status: 200 });
  }
  const { body } = await download(account);
  const at = expect.stringMatching(isoTime) as string;
  expect(body['staffNotes']).toEqual([
    { at, action: 'cancel-invoice', path: cancelled.path, note: 'Issued twice.' },
    { at, action: 'note-message', path: noted.path, note: 'Called, no answer.' },
  ]);
});

it('export-account returns nothing about another account, and no emails to the operator', async () => {
  const [{ account: other }, account] = await Promise.all([
    anOpenOrder(await aCustomer()),
    signUp({ withProfile: true }),
  ]);
  await outbox
    .doc(`alert_${account.uid}`)
    .set(newOutboxEntry('operator_alert', { uid: account.uid }));
  const { body } = await download(account);
  expect(JSON.stringify(body)).not.toContain(other.uid);
  expect(body).toMatchObject({ cart: [], orders: [], invoices: [], queries: [], emails: [] });
});

it('export-account accepts a guest, an account without a profile, and an old login', async () => {
  const guest = await signUpGuest();
  expect(await download(guest)).toMatchObject({
    status: 200,
    body: { account: { email: null, isGuest: true, providers: [] }, profile: null },
  });
  const account = await signUp();
  await age(account);
  expect(await download(signedInAgo(account, 30 * 60, 'password'))).toMatchObject({
    status: 200,
  });
});

it('an administrator gets everything about a customer, with an audit entry', async () => {
  const customer = await signUp({ withProfile: true });
  const order = await storeOrder(customer);
  const admin = await aStaffMember();
  const answer = await postAs(admin, endpoints.exportCustomer, { uid: customer.uid });
  expect(answer).toMatchObject({
    status: 200,
    body: { account: { uid: customer.uid }, orders: [{ id: order.id }] },
  });
  const entries = await audit.where('path', '==', `users/${customer.uid}`).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'export-customer', actorUid: admin.uid },
  ]);
});

it.each([
  ['nobody', 404],
  ['../x', 400],
  ['', 400],
])('there is no export of “%s”', async (uid, status) => {
  const answer = await postAs(await aStaffMember(), endpoints.exportCustomer, { uid });
  expect(answer).toMatchObject({ status });
});

async function download(account: Account) {
  const address = await addressOf(endpoints.exportAccount);
  const answer = await fetch(address, { headers: headersOf(account) });
  const body = (await answer.json()) as Export;
  return { status: answer.status, headers: answer.headers, body };
}

function headersOf({ token }: Account) {
  return { Authorization: `Bearer ${token}` };
}
