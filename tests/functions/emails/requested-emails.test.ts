import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { acknowledgeMessage } from '../../../functions/src/messages/acknowledge-message.ts';
import { type OutboxEntry, outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { countRequestedEmail } from '../../../functions/src/outbox/requested-emails.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { identityMark } from '../../../functions/src/platform/sessions/sign-in-methods.ts';
import {
  anAddress,
  proveAddress,
  signUp,
  type Account,
} from '../../support/functions/accounts/accounts.ts';
import { countUpTo, emailsTo } from '../../support/functions/count-up-to.ts';
import { mailServerForEachTest, send, server } from '../../support/functions/email-reader.ts';
import { readEmail, storeEmail } from '../../support/functions/outbox.ts';
import { anOpenOrder, reportOf } from '../../support/functions/payments/payments.ts';
import { nextSecond } from '../../support/functions/next-second.ts';
import { post, postAs } from '../../support/functions/requests.ts';
import { anOlderSession, signIn } from '../../support/functions/accounts/sessions.ts';
import { emailsOf as emailsToOwner } from '../../support/functions/accounts/sign-in-methods.ts';
import { read, storeVisitorMessage } from '../../support/functions/stored.ts';

const accepted = { status: 200, body: { status: 'accepted' } };
const mailboxFull = { status: 429, body: { code: 'too-many-emails' } };
const paused = { status: 429, body: { code: 'emails-paused' } };

mailServerForEachTest();

describe('a mailbox', () => {
  it('gets twenty emails a day across all uses and spellings', async () => {
    const [account, other] = [await signUp(), await signUp()];
    const [local = '', domain = ''] = account.email.split('@');
    await countUpTo(15, emailsTo(account.email));
    expect(await postAs(account, endpoints.sendVerificationEmail, {})).toEqual(accepted);
    expect(
      await post(endpoints.sendPasswordResetEmail, { email: `${local}+tag@${domain}` }),
    ).toEqual(accepted);
    expect(await ask(other, `${local.replace('-', '.-')}@${domain}`)).toEqual(accepted);
    expect(await countRequestedEmail(account.email.toUpperCase())).toBeUndefined();
    await storeVisitorMessage({ email: account.email });
    await acknowledgeMessage(account.email);
    expect(await emailsOf('contact_acknowledged', account.email)).toHaveLength(1);

    expect(await postAs(account, endpoints.sendVerificationEmail, {})).toMatchObject(mailboxFull);
    expect(await ask(other, `${local}+other@${domain}`)).toMatchObject(mailboxFull);
    expect(await ask(account, anAddress())).toMatchObject(mailboxFull);
    expect(await ask(other, anAddress())).toEqual(accepted);
  });

  it('at its limit gets no acknowledgement, but the message is stored', async () => {
    const email = anAddress();
    await countUpTo(20, emailsTo(email));
    const { path } = await storeVisitorMessage({ email });
    await acknowledgeMessage(email);
    expect(await emailsOf('contact_acknowledged', email)).toEqual([]);
    expect(await read(path)).toMatchObject({ email });
  });

  it('at its limit gets no email about a failed payment', async () => {
    const { account, order, payment } = await anOpenOrder();
    await recordPayment(reportOf({ ...payment, status: 'failed', captured: false }));
    await countUpTo(20, emailsTo(account.email));
    const about = { uid: account.uid, path: order.path, paymentId: payment.id };
    const id = await storeEmail('payment_failed', about);
    expect(await send(id)).toBe('dropped');
    expect(await readEmail(id)).toMatchObject({ failureReason: 'limit-reached' });
  });

  it('at its limit is notified of a new login method once an hour', async () => {
    const { uid, email } = await signUp();
    await countUpTo(20, emailsTo(email));
    const added = async (identity: string) => {
      const method = identityMark('google.com', identity);
      return send(await storeEmail('sign_in_method_added', { uid, accountEmail: email, method }));
    };
    expect(await added('first')).toBe('sent');
    expect(await added('second')).toBe('dropped');
  });

  it('at its limit is still notified of a new password', async () => {
    const account = await anOlderSession();
    await countUpTo(20, emailsTo(account.email));
    await nextSecond();
    const password = 'another horse';
    await auth.updateUser(account.uid, { password });
    const session = await signIn({ ...account, password });
    expect(await postAs(session, endpoints.reportPasswordChange, {})).toEqual(accepted);
    expect(await emailsToOwner(account)).toMatchObject([
      { kind: 'password_changed', beyondLimit: 'mailbox' },
    ]);
  });
});

describe('a password reset beyond the limit of its mailbox', () => {
  it.each([true, false])('is sent once an hour (verified: %s)', async (isVerified) => {
    const account = await signUp();
    const { email } = account;
    if (isVerified) await proveAddress(account);
    const [first, second] = [await aReset(email), await aReset(email)];
    expect(await send(first)).toBe('sent');
    expect(await send(second)).toBe('dropped');
    expect(await readEmail(second)).toMatchObject({
      failureReason: 'limit-reached',
      recipientEmail: null,
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect(await send(await aReset(email))).toBe('sent');
    vi.useRealTimers();
    expect(server.received).toHaveLength(2);
  });

  it('is retried within its hour when the mail server fails', async () => {
    const { email } = await signUp();
    const id = await aReset(email);
    expect(await send(id, { url: 'smtp://127.0.0.1:1' })).toBe('waits');
    expect(await send(id, { minutes: 2 })).toBe('sent');
  });

  it('reaches the owner of a verified address, even if other accounts use other spellings', async () => {
    const owner = await signUp({ isProven: true });
    for (const tag of ['+1', '+2']) {
      const email = owner.email.replace('@', `${tag}@`);
      await auth.createUser({ email });
      expect(await send(await aReset(email))).toBe(tag === '+1' ? 'sent' : 'dropped');
    }
    expect(await send(await aReset(owner.email))).toBe('sent');
  });
});

describe('all mailboxes together', () => {
  beforeEach(async () => {
    await alerts.doc('email_limit_reached').delete();
    vi.stubEnv('EMAIL_LIMIT_PER_HOUR', '0');
  });

  it('get a limited number of emails an hour, then requests are refused and one alert is raised', async () => {
    const account = await signUp();
    expect(await postAs(account, endpoints.sendVerificationEmail, {})).toMatchObject(paused);
    expect(await ask(account, anAddress())).toMatchObject(paused);
    expect((await alerts.doc('email_limit_reached').get()).data()).toMatchObject({
      kind: 'email_limit_reached',
      count: 1,
      resolvedAt: null,
    });
    vi.unstubAllEnvs();
    expect(await postAs(account, endpoints.sendVerificationEmail, {})).toEqual(accepted);
  });

  it('still accept a password reset', async () => {
    const { email } = await signUp();
    const added = vi.spyOn(outbox, 'add');
    expect(await post(endpoints.sendPasswordResetEmail, { email })).toEqual(accepted);
    expect(added.mock.calls).toMatchObject([[{ beyondLimit: 'all' }]]);
    vi.restoreAllMocks();
  });

  it('reserve password resets for owners of a verified address, once an hour', async () => {
    const [owner, unverified] = [await signUp(), await signUp()];
    await proveAddress(owner);
    expect(await send(await aReset(unverified.email, 'all'))).toBe('dropped');
    expect(await send(await aReset(owner.email, 'all'))).toBe('sent');
    expect(await send(await aReset(owner.email, 'all'))).toBe('dropped');
  });
});

function aReset(email: string, beyondLimit: OutboxEntry['beyondLimit'] = 'mailbox') {
  return storeEmail('password_reset', { recipientEmail: email, beyondLimit });
}

function ask(account: Account, newEmail: string) {
  return postAs(account, endpoints.changeEmail, { newEmail });
}

async function emailsOf(kind: OutboxEntry['kind'], email: string) {
  const emails = await outbox.where('kind', '==', kind).where('recipientEmail', '==', email).get();
  return emails.docs;
}
