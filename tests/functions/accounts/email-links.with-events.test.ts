import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnActionMode } from '../../../functions/shared/accounts/account-actions.ts';
import { userPath } from '../../../functions/shared/collections.ts';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { invoicesOf } from '../../../functions/src/invoices/issued-invoice.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { createEmailLink } from '../../../functions/src/platform/email-links.ts';
import { auth, firestore } from '../../../functions/src/platform/firebase.ts';
import { verifiedAddresses } from '../../../functions/src/platform/sessions/proven-address.ts';
import { addGoogleSignIn, aGoogleAccount } from '../../support/browser/google/google.ts';
import {
  anAddress,
  age,
  claimsOf,
  expired,
  proveAddress,
  signUp,
  signUpGuest,
  withTokenOfAge,
  type Account,
} from '../../support/functions/accounts/accounts.ts';
import { beginDeletion } from '../../support/functions/accounts/customers.ts';
import { issueInvoice } from '../../support/functions/payments/issued-invoices.ts';
import { readEmail } from '../../support/functions/outbox.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { post, postAs } from '../../support/functions/requests.ts';
import { accountState } from '../../support/functions/accounts/account-state.ts';
import {
  anOlderSession,
  expectSessionEnded,
  signIn,
} from '../../support/functions/accounts/sessions.ts';

const hourMs = 60 * 60 * 1000;
const spent = { status: 409, body: { code: 'link-spent' } };
const ofAnother = { status: 403, body: { code: 'link-of-another' } };
const noSession = { status: 401, body: { code: 'unauthenticated' } };

/** The owner's session began a minute ago. */
let owner: Account;
let other: Account;
beforeEach(async () => {
  [owner, other] = [await anOlderSession(), await signUp()];
});

describe.each(['verifyEmail', 'changeEmail', 'restoreEmail'] as const)('a link for %s', (mode) => {
  it('can be read without changing anything, with or without a session', async () => {
    const { code, email } = await aLink(mode);
    const before = await accountState(owner);
    const needsSession = mode !== 'restoreEmail';
    const loginEmail = mode === 'verifyEmail' ? owner.email : null;
    const read = { mode, email, method: null, isUsed: false, loginEmail };
    expect(await readAs(owner, code)).toEqual({
      status: 200,
      body: { ...read, needsLogin: false },
    });
    for (const answer of [
      await readAs(other, code),
      await readAlone(code),
      await readAs(expired(owner), code),
    ]) {
      expect(answer).toEqual({ status: 200, body: { ...read, needsLogin: needsSession } });
    }
    expect(await accountState(owner)).toEqual(before);
  });

  it('is void if it is expired or unknown, or its account is disabled, being deleted, or gone', async () => {
    const { code } = await aLink(mode);
    const { code: old } = await aLink(mode, { lifeMs: -1 });
    for (const wrong of [old, 'unknown', 'x'.repeat(43)]) {
      expect(await readAs(owner, wrong)).toMatchObject(spent);
      expect(await applyAs(owner, wrong)).toMatchObject(spent);
    }
    await beginDeletion(owner.uid);
    expect(await applyAs(owner, code)).toMatchObject(spent);
    await deletions.doc(owner.uid).delete();
    await auth.updateUser(owner.uid, { disabled: true });
    expect(await applyAs(owner, code)).toMatchObject(spent);
    await auth.deleteUser(owner.uid);
    expect(await applyAs(owner, code)).toMatchObject(spent);
  });

  it('is applied once by concurrent requests, and a repeated request gets the first answer', async () => {
    const { code, email } = await aLink(mode);
    const answers = await Promise.all([1, 2, 3].map(() => applyAs(owner, code)));
    // A request after the sessions have ended is refused, and can be repeated.
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const after = await accountState(owner);
    expect(await applyAs(owner, code)).toEqual({ status: 200, body: { mode, email } });
    expect(await readAlone(code)).toMatchObject({ body: { isUsed: true, needsLogin: false } });
    expect(await accountState(owner)).toEqual(after);
    expect((await emailsTo(owner)).length).toBeLessThanOrEqual(1);
  });
});

it.each(['changeEmail', 'restoreEmail'] as const)(
  'a link for %s is refused if another account has taken the address',
  async (mode) => {
    const { code } = await aLink(mode, { email: other.email });
    expect(await applyAs(owner, code)).toMatchObject(spent);
    expect(await auth.getUser(owner.uid)).toMatchObject({ email: owner.email });
  },
);

describe.each(['verifyEmail', 'changeEmail'] as const)('a link for %s', (mode) => {
  it('cannot be applied by another session, or by a guest session before the account was linked', async () => {
    const { code } = await aLink(mode);
    const before = await accountState(owner);
    expect(await post(endpoints.applyEmailLink, { code })).toMatchObject(noSession);
    expect(await applyAs(expired(owner), code)).toMatchObject(noSession);
    expect(await applyAs(other, code)).toMatchObject(ofAnother);
    expect(await accountState(owner)).toEqual(before);

    const guest = await signUpGuest();
    await addGoogleSignIn(aGoogleAccount(), guest.token);
    const user = await auth.getUser(guest.uid);
    const old = await aLink(mode, { account: { ...guest, email: user.email ?? '' } });
    expect(await readAs(guest, old.code)).toMatchObject({ body: { needsLogin: true } });
    expect(await applyAs(guest, old.code)).toMatchObject(ofAnother);
  });

  it('is void if the account has changed its address since', async () => {
    const { code } = await aLink(mode);
    await auth.updateUser(owner.uid, { email: anAddress(), emailVerified: true });
    const fresh = await signIn({ ...owner, email: (await auth.getUser(owner.uid)).email ?? '' });
    expect(await applyAs(fresh, code)).toMatchObject(spent);
  });
});

it('verifying an address stores the session that pressed the button', async () => {
  const { code } = await aLink('verifyEmail');
  await applyAs(owner, code);
  expect(await auth.getUser(owner.uid)).toMatchObject({ emailVerified: true });
  expect(await proofOf(owner)).toMatchObject({
    email: owner.email,
    authTimes: [authTimeOf(owner)],
  });
});

it('verifying an address again keeps the sessions of an earlier verification', async () => {
  await age(owner);
  const older = withTokenOfAge(owner, 600);
  await proveAddress(owner);
  const first = await proofOf(owner);
  await applyAs(older, (await aLink('verifyEmail')).code);
  const both = { ...first, authTimes: [authTimeOf(owner), authTimeOf(older)] };
  expect(await proofOf(owner)).toEqual(both);
  await applyAs(owner, (await aLink('verifyEmail')).code);
  expect(await proofOf(owner)).toEqual(both);
});

it('verifying an address claims its invoices', async () => {
  const id = randomUUID();
  await issueInvoice(await aStaffMember(), owner.email, id);
  await expect.poll(() => readEmail(`issued_${id}`)).toMatchObject({ state: 'sent' });
  await applyAs(owner, (await aLink('verifyEmail')).code);
  expect((await invoicesOf(owner.uid).doc(id).get()).exists).toBe(true);
});

it('changing an address updates account, verification and profile, ends the sessions, and emails an undo link to the previous address', async () => {
  await proveAddress(owner);
  const { code, email } = await aLink('changeEmail');
  await applyAs(owner, code);
  expect(await auth.getUser(owner.uid)).toMatchObject({ email, emailVerified: true });
  expect(await proofOf(owner)).toMatchObject({ email, authTimes: [authTimeOf(owner)] });
  expect((await firestore.doc(userPath(owner.uid)).get()).get('email')).toBe(email);
  await expectSessionEnded(owner);
  expect(await emailsTo(owner)).toEqual(['email_changed']);
});

it('changing an address does not notify an unverified previous address', async () => {
  await auth.updateUser(owner.uid, { emailVerified: true });
  await applyAs(owner, (await aLink('changeEmail')).code);
  expect(await emailsTo(owner)).toEqual([]);
});

it('changing an address is completed by the next press after a crash, although its sessions have ended', async () => {
  await proveAddress(owner);
  const { code, email } = await aLink('changeEmail');
  await auth.updateUser(owner.uid, { email, emailVerified: true });
  const again = await signIn({ ...owner, email });
  expect(await applyAs(again, code)).toEqual({
    status: 200,
    body: { mode: 'changeEmail', email },
  });
  expect(await proofOf(owner)).toMatchObject({ email });
  expect(await emailsTo(owner)).toEqual(['email_changed']);
});

it('undoing a change restores address and profile, ends the sessions, and replaces the password', async () => {
  const { code, email } = await aLink('restoreEmail');
  expect(await post(endpoints.applyEmailLink, { code })).toMatchObject({ status: 200 });
  expect(await auth.getUser(owner.uid)).toMatchObject({ email, emailVerified: true });
  expect((await firestore.doc(userPath(owner.uid)).get()).get('email')).toBe(email);
  await expectSessionEnded(owner);
  expect((await signIn({ ...owner, email })).token).toBeUndefined();
});

it('undoing a change voids later changes, but not the undo of an earlier one', async () => {
  const first = await aLink('restoreEmail');
  const second = await aLink('restoreEmail', { lifeMs: 2 * hourMs });
  const change = await aLink('changeEmail');
  await post(endpoints.applyEmailLink, { code: second.code });
  expect(await readAlone(change.code)).toMatchObject(spent);
  await post(endpoints.applyEmailLink, { code: first.code });
  expect(await readAlone(second.code)).toMatchObject(spent);
  expect(await auth.getUser(owner.uid)).toMatchObject({ email: first.email });
});

interface About {
  account?: Account;
  email?: string;
  lifeMs?: number;
}

async function aLink(mode: OwnActionMode, about: About = {}) {
  const { account = owner, lifeMs = hourMs } = about;
  const isChange = mode === 'changeEmail' || mode === 'restoreEmail';
  const email = about.email ?? (isChange ? anAddress() : account.email);
  const change = mode === 'changeEmail' ? { formerEmail: account.email } : {};
  const code = await createEmailLink({ mode, uid: account.uid, email, ...change }, lifeMs);
  return { code, email };
}

function readAs(account: Account, code: string) {
  return postAs(account, endpoints.readEmailLink, { code });
}

function readAlone(code: string) {
  return post(endpoints.readEmailLink, { code });
}

function applyAs(account: Account, code: string) {
  return postAs(account, endpoints.applyEmailLink, { code });
}

async function proofOf({ uid }: Account) {
  return (await verifiedAddresses.doc(uid).get()).data();
}

async function emailsTo({ email }: Account) {
  const emails = await outbox.where('accountEmail', '==', email).get();
  return emails.docs.map((email) => email.data().kind);
}

function authTimeOf(account: Account): unknown {
  return claimsOf(account)['auth_time'];
}
