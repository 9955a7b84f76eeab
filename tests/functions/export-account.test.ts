import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { refunds } from '../../functions/src/payments/documents.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { newOutboxEntry } from '../../functions/src/outbox/new-outbox-entry.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { aQuery } from '../support/documents.ts';
import {
  age,
  expired,
  signedInAgo,
  signUp,
  signUpGuest,
  type Account,
} from '../support/functions/accounts.ts';
import { aCustomer, remove } from '../support/functions/customers.ts';
import { documentsNaming } from '../support/functions/documents-naming.ts';
import { anOpenOrder, givenBack, reportOf } from '../support/functions/payments.ts';
import { reachSandbox } from '../support/functions/provider.ts';
import { issueAll } from '../support/functions/receipts.ts';
import type { Answer } from '../support/functions/requests.ts';
import { minutesAgo } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';
import { anEvent, aRefundEntity, deliver } from '../support/functions/webhooks.ts';

type Entry = Record<string, unknown>;
type Export = Record<string, Entry & Entry[]>;

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

beforeAll(reachSandbox);

describe('export-account', () => {
  it('answers the account, the profile and one entry for each stored document', async () => {
    const account = await aCustomer();
    const { status, body } = await download(account);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'account-export',
      formatVersion: 1,
      generatedAt: expect.stringMatching(isoMoment),
      account: {
        uid: account.uid,
        email: account.email,
        isGuest: false,
        providers: [{ provider: 'password', email: account.email }],
        createdAt: expect.stringMatching(isoMoment),
        lastSignInAt: expect.stringMatching(isoMoment),
      },
      profile: { name: 'Asha Example', createdAt: expect.stringMatching(isoMoment) },
      cart: [{ id: 'apac-debt-grid', name: 'APAC Debt Grid' }],
      invoices: [{ invoiceNumber: 'INV-1001', amount: 5500.5, currency: 'INR', status: 'Pending' }],
      orders: [
        { userId: account.uid, currency: 'INR', createdAt: expect.stringMatching(isoMoment) },
      ],
      queries: [aQuery()],
      paymentAttempts: [],
      payments: [],
      refunds: [],
      receipts: [],
      providerMessages: [],
      letters: [{ kind: 'contact_notice', givenEmail: null }],
    });
    expect(body['notes']?.join(' ')).toMatch(/ISO 8601.*paise or cents/);
  });

  it('answers what was paid and given back, and the letters about it', async () => {
    const { account, order, payment } = await anOpenOrder(await aCustomer());
    const refund = aRefundEntity(payment, { amount: 100 });
    await settlePayment(reportOf(payment));
    await settlePayment({
      ...reportOf(payment),
      refunds: [
        {
          refundId: String(refund['id']),
          paymentId: payment.id,
          amountMinor: 100,
          currency: 'INR',
          state: 'pending',
          createdAt: 1_766_000_050,
          receipt: null,
        },
      ],
    });
    await issueAll({ payment });
    const { body } = await download(account);
    expect(body['payments']).toEqual([
      expect.objectContaining({
        id: payment.id,
        path: order.path,
        amountMinor: payment['amount'],
        currency: 'INR',
        state: 'captured',
        method: 'card',
        createdAt: '2025-12-17T19:33:20.000Z',
        refunds: {
          [String(refund['id'])]: {
            amountMinor: 100,
            state: 'pending',
            createdAt: '2025-12-17T19:34:10.000Z',
          },
        },
      }),
    ]);
    expect(body['payments']?.[0]).not.toHaveProperty('feeMinor');
    expect(body['paymentAttempts']).toMatchObject([
      { path: order.path, amountMinor: payment['amount'], currency: 'INR', state: 'settled' },
    ]);
    expect(body['paymentAttempts']?.[0]).not.toHaveProperty('leaseId');
    const about = body['letters']?.filter(({ paymentId }) => paymentId !== null);
    expect(about).toMatchObject([
      { kind: 'payment_confirmed', givenEmail: 'asha@example.com', paymentId: payment.id },
    ]);
    for (const letter of body['letters'] ?? []) {
      expect(letter).not.toHaveProperty('dueAt');
      expect(letter).not.toHaveProperty('claimId');
    }
  });

  it('answers what was given back uncaptured, and the letter about it', async () => {
    const { account, order, payment } = await anOpenOrder(await aCustomer());
    await settlePayment(reportOf(givenBack(payment)));
    const { body } = await download(account);
    expect(body['payments']).toMatchObject([
      {
        id: payment.id,
        path: order.path,
        state: 'voided',
        outcome: 'open',
        amountRefundedMinor: payment['amount'],
      },
    ]);
    expect(body['letters']?.filter(({ paymentId }) => paymentId !== null)).toMatchObject([
      { kind: 'payment_returned', paymentId: payment.id },
    ]);
  });

  it('leaves out nothing in the whole database that names the person', async () => {
    const { account, payment } = await anOpenOrder(await aCustomer());
    const named = { ...payment, email: account.email, contact: '+919123456789' };
    await settlePayment(reportOf(named));
    await issueAll({ payment });
    await deliver(anEvent('invoice.expired', named));
    await refunds.doc(`export_${account.uid}`).set({
      paymentId: payment.id,
      amountMinor: 100,
      currency: 'INR',
      reason: 'requested',
      requestedBy: null,
      state: 'queued',
      razorpayRefundId: null,
      createdAt: Timestamp.now(),
      updatedAt: Timestamp.now(),
    });
    const { body } = await download(account);
    const text = JSON.stringify(body);
    const stored = await documentsNaming(account.uid, account.email, payment.id);
    expect(stored.length).toBeGreaterThan(8);
    const left = stored.filter(({ id }) => !text.includes(id));
    expect(left.map(({ path }) => path)).toEqual([]);
    expect(body['receipts']).toMatchObject([
      { issuedAt: expect.stringMatching(isoMoment), buyer: { email: account.email } },
    ]);
    expect(body['providerMessages']).toHaveLength(1);
    expect(body['providerMessages']?.[0]?.['body']).toContain('+919123456789');
  });

  it('begins each list with the newest', async () => {
    const account = await signUp({ withProfile: true });
    const queries = firestore.collection(userCollectionPath(account.uid, 'queries'));
    for (const minutes of [2, 3, 1]) {
      await queries.add({ ...aQuery({ message: `${minutes}` }), createdAt: minutesAgo(minutes) });
    }
    const { body } = await download(account);
    expect(body['queries']?.map(({ message }) => message)).toEqual(['1', '2', '3']);
  });

  it('answers nothing of another account, and nothing of what the operator is told', async () => {
    const [{ account: other }, account] = await Promise.all([
      anOpenOrder(await aCustomer()),
      signUp({ withProfile: true }),
    ]);
    await outbox
      .doc(`attention_${account.uid}`)
      .set(newOutboxEntry('operator_attention', { uid: account.uid }));
    const { body } = await download(account);
    expect(JSON.stringify(body)).not.toContain(other.uid);
    expect(body).toMatchObject({ cart: [], orders: [], invoices: [], queries: [], letters: [] });
  });

  it('answers a guest, an account without a profile, and a sign-in of long ago', async () => {
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

  it('is stored by no cache', async () => {
    const answer = await ask(await signUp());
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('is refused without a token, with a wrong one, and once the account is gone', async () => {
    const [account, revoked, disabled, gone] = await Promise.all([
      signUp(),
      signUp(),
      signUp(),
      aCustomer(),
    ]);
    await age(revoked);
    const aged = signedInAgo(revoked, 60, 'password');
    await auth.revokeRefreshTokens(revoked.uid);
    await auth.updateUser(disabled.uid, { disabled: true });
    await remove(gone);
    const without = await fetch(suite.siteUrl + endpoints.exportAccount);
    expect(without.status).toBe(401);
    const tokens = [{ ...account, token: 'rubbish' }, expired(account), aged, disabled, gone];
    for (const refused of tokens) {
      expect(await download(refused)).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      });
    }
  });

  it('takes ten requests of an account within ten minutes', async () => {
    const [account, other] = await Promise.all([signUp(), signUp()]);
    const statuses: number[] = [];
    // A window may end in between, but not twice.
    while (statuses.length < 21 && !statuses.includes(429)) {
      statuses.push((await ask(account)).status);
    }
    expect(statuses.length).toBeGreaterThan(10);
    const { message } = serverErrors['too-many-requests'];
    expect(await download(account)).toMatchObject({ status: 429, body: { message } });
    expect(await download(other)).toMatchObject({ status: 200 });
  });

  it.each(['POST', 'OPTIONS', 'DELETE'])('answers %s with 405', async (method) => {
    expect((await ask(await signUp(), method)).status).toBe(405);
  });
});

function ask({ token }: Account, method = 'GET'): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` };
  return fetch(suite.siteUrl + endpoints.exportAccount, { method, headers });
}

async function download(account: Account): Promise<Answer<Export>> {
  const answer = await ask(account);
  return { status: answer.status, body: (await answer.json()) as Export };
}
