import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints, type SignInMethodsAnswer } from '../../functions/shared/endpoints.ts';
import { confirmMethod } from '../../functions/src/accounts/methods/confirm-method.ts';
import { followAddress } from '../../functions/src/accounts/methods/follow-address.ts';
import { noteMethods } from '../../functions/src/accounts/methods/note-methods.ts';
import { noticeSignIn } from '../../functions/src/accounts/methods/notice-sign-in.ts';
import { scanMethods } from '../../functions/src/accounts/methods/scan-methods.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { createEmailLink } from '../../functions/src/platform/email-links.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { changeClaims } from '../../functions/src/platform/sessions/change-claims.ts';
import {
  signInMethods,
  trustedMethods,
} from '../../functions/src/platform/sessions/sign-in-methods.ts';
import { addGoogleSignIn, aGoogleAccount, type GoogleAccount } from '../support/browser/google.ts';
import {
  age,
  signUp,
  signUpGuest,
  withTokenOfAge,
  type Account,
} from '../support/functions/accounts.ts';
import { expectErrors } from '../support/expect-errors.ts';
import {
  addressOf,
  mailServerForEachTest,
  sendAndRead,
} from '../support/functions/letter-reader.ts';
import { nextSecond } from '../support/functions/next-second.ts';
import { storeLetter } from '../support/functions/outbox.ts';
import { post, postAs } from '../support/functions/requests.ts';
import { runCommand } from '../support/functions/run-command.ts';
import { askEndpoint, signIn } from '../support/functions/sessions.ts';
import { suite } from '../support/functions/suite.ts';

mailServerForEachTest();

/** Each takes the account back for its owner, who reads the mailbox. */
const recoveries: Record<string, (owner: Account) => Promise<unknown>> = {
  'log out everywhere': async (owner) => {
    const session = await signInAgain(owner);
    expect(await postAs(session, endpoints.signOutEverywhere, {})).toMatchObject({ status: 200 });
  },
  'npm run end-sessions': async ({ uid }) => {
    const { code, output } = await runCommand('end-sessions', [uid, '--yes']);
    expect(output).toContain('Its owner has not confirmed this sign-in method, which is removed');
    expect(code).toBe(0);
  },
};

describe.each(Object.entries(recoveries))('%s', (name, recover) => {
  it('removes the Google account that a stolen session has linked', async () => {
    const owner = await anAccount();
    const google = aGoogle();
    const intruder = await addGoogleSignIn(google, owner.token);
    expect(intruder.uid).toBe(owner.uid);
    await recover(owner);
    expect(await askEndpoint(intruder)).toBe(401);
    expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
    expect(await signInAgain(owner)).toMatchObject({ uid: owner.uid });
  });

  it('removes the password that a stolen session has added to an account of Google', async () => {
    const { owner, google } = await aGoogleOwner();
    await nextSecond();
    const intruder = await addPassword(owner, 'evil horse battery');
    await recover(await addGoogleSignIn(google));
    expect((await signIn(intruder)).token).toBeUndefined();
    expect(await auth.getUser(owner.uid)).toMatchObject({
      email: google.email,
      emailVerified: true,
    });
    expect((await addGoogleSignIn(google)).uid).toBe(owner.uid);
  });

  it('puts back an address that a stolen session has changed at Firebase', async () => {
    const { owner, google } = await aGoogleOwner();
    await nextSecond();
    const evil = `${randomUUID()}@evil.example`;
    await addPassword({ ...owner, email: evil }, 'evil horse battery');
    await recover(await addGoogleSignIn(google));
    expect(await auth.getUser(owner.uid)).toMatchObject({ email: google.email });
    expect((await addGoogleSignIn(google)).uid).toBe(owner.uid);
  });

  it('keeps what the owner has confirmed', async () => {
    const owner = await anAccount();
    const google = aGoogle();
    await addGoogleSignIn(google, owner.token);
    await noteMethods(await auth.getUser(owner.uid));
    const [added] = await lettersOf(owner);
    const { uid, email } = owner;
    expect(await confirmMethod({ uid, email, method: added?.method ?? '' })).toBe(true);
    await (name === 'log out everywhere'
      ? recover(owner)
      : runCommand('end-sessions', [uid, '--yes']));
    expect((await addGoogleSignIn(google)).uid).toBe(owner.uid);
  });
});

describe('a password reset', () => {
  it('removes the Google account that a stolen session has linked', async () => {
    const owner = await anAccount();
    const google = aGoogle();
    await addGoogleSignIn(google, owner.token);
    const { providerData } = await auth.getUser(owner.uid);
    const code = await resetByEmail(owner);
    // The emulator takes every other method away with a reset; nothing says that Firebase does.
    const linked = providerData.find(({ providerId }) => providerId === 'google.com');
    await auth.updateUser(owner.uid, {
      providerToLink: { providerId: 'google.com', uid: linked?.uid ?? '', email: google.email },
    });
    expect(await report(code)).toMatchObject({ status: 200 });
    expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
    expect(await signInAgain({ ...owner, password: newPassword })).toMatchObject({
      uid: owner.uid,
    });
    expect(await kindsOf(owner)).toContain('password_changed');
  });

  it('leads back into an account whose methods an intruder has replaced', async () => {
    const owner = await anAccount();
    const google = aGoogle();
    await addGoogleSignIn(google, owner.token);
    await unlink(owner, 'password');
    await noteMethods(await auth.getUser(owner.uid));
    expect(await auth.getUser(owner.uid)).toMatchObject({ email: owner.email });
    await report(await resetByEmail(owner));
    expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
    const again = await signInAgain({ ...owner, password: newPassword });
    expect(again.uid).toBe(owner.uid);
    expect(trustedMethods(await auth.getUser(owner.uid))).toEqual(['password']);
  });

  it('is reported by the code of its email alone, and only after it was carried out', async () => {
    const owner = await anAccount();
    const mail = await sendAndRead(
      await storeLetter('password_reset', { givenEmail: owner.email }),
    );
    for (const code of [codeIn(mail.text), 'another']) {
      expect(await report(code)).toMatchObject({ status: 401 });
    }
  });
});

describe('the email about a new method', () => {
  it('comes with the scan, once, and its link confirms the method', async () => {
    const owner = await anAccount();
    await addGoogleSignIn(aGoogle(), owner.token);
    for (let time = 0; time < 2; time += 1) await scanMethods();
    const letters = await lettersOf(owner);
    expect(letters).toMatchObject([{ kind: 'sign_in_method_added', accountEmail: owner.email }]);
    const { uid = null, accountEmail = '', method = '' } = letters[0] ?? {};
    const id = await storeLetter('sign_in_method_added', { uid, accountEmail, method });
    const mail = await sendAndRead(id);
    expect(addressOf(mail)).toBe(owner.email);
    expect(mail.text).toContain('mode=confirmMethod');
    expect(await trustOf(owner)).toEqual({ password: true, 'google.com': false });
  });

  it('goes to the owner’s address, also when the intruder has changed that of the account', async () => {
    const { owner, google } = await aGoogleOwner();
    const evil = `${randomUUID()}@evil.example`;
    await addPassword({ ...owner, email: evil }, 'evil horse battery');
    await noteMethods(await auth.getUser(owner.uid));
    const [letter] = await lettersOf(owner);
    expect(letter).toMatchObject({ accountEmail: google.email });
    const { uid } = owner;
    const method = letter?.method ?? '';
    expect(await confirmMethod({ uid, email: evil, method })).toBe(false);
    expect(await confirmMethod({ uid, email: google.email, method: 'google.com:x' })).toBe(false);
  });

  it('comes for another Google account in the place of the owner’s', async () => {
    const { owner, google } = await aGoogleOwner();
    await unlink(owner, 'google.com');
    await addGoogleSignIn(aGoogle(), owner.token);
    await noteMethods(await auth.getUser(owner.uid));
    expect(await lettersOf(owner)).toMatchObject([{ accountEmail: google.email }]);
    expect(await trustOf(owner)).toEqual({ 'google.com': false });
  });

  it('comes at once from the blocking function, and not again from the scan', async () => {
    const owner = await anAccount();
    const sub = randomUUID();
    const event = { data: await auth.getUser(owner.uid), additionalUserInfo: aSignIn(sub) };
    await noticeSignIn(event);
    expect(await kindsOf(owner)).toEqual(['sign_in_method_added']);
    await auth.updateUser(owner.uid, { providerToLink: { providerId: 'google.com', uid: sub } });
    await noteMethods(await auth.getUser(owner.uid));
    expect(await lettersOf(owner)).toHaveLength(1);
  });

  it('does not come for what an account began with, nor for the owner’s own Google account', async () => {
    const guest = await signUpGuest();
    await noteMethods(await auth.getUser(guest.uid));
    await addGoogleSignIn(aGoogle(), guest.token);
    await noteMethods(await auth.getUser(guest.uid));
    expect(await trustOf(guest)).toEqual({ 'google.com': true });

    const stranger = await anAccount();
    await addGoogleSignIn({ name: 'Asha Example', email: stranger.email });
    await noteMethods(await auth.getUser(stranger.uid));
    expect(await trustOf(stranger)).toEqual({ 'google.com': true });
    expect([...(await lettersOf(guest)), ...(await lettersOf(stranger))]).toEqual([]);
  });
});

it('a blocking function that fails lets the sign-in go on', async () => {
  expectErrors('sign-in-not-noticed');
  const event = { data: { uid: '' }, additionalUserInfo: aSignIn('1') };
  await expect(
    noticeSignIn(event as unknown as Parameters<typeof noticeSignIn>[0]),
  ).resolves.toBeUndefined();
});

it('trust follows an address that our link has changed', async () => {
  const owner = await anAccount();
  const email = `${randomUUID()}@example.org`;
  await auth.updateUser(owner.uid, { email });
  await followAddress(owner.uid);
  await noteMethods(await auth.getUser(owner.uid));
  expect(await trustOf(owner)).toEqual({ password: true });
  expect(await lettersOf(owner)).toEqual([]);
});

it('the link that undoes a change of address takes what was confirmed from the new one', async () => {
  const owner = await anAccount();
  const { uid, email } = owner;
  const evil = `${randomUUID()}@evil.example`;
  await auth.updateUser(uid, { email: evil });
  await followAddress(uid);
  const google = aGoogle();
  await auth.updateUser(uid, {
    providerToLink: { providerId: 'google.com', uid: google.sub, email: google.email },
  });
  const [, added] = signInMethods(await auth.getUser(uid));
  expect(await confirmMethod({ uid, email: evil, method: added?.mark ?? '' })).toBe(true);
  const code = await createEmailLink({ mode: 'restoreEmail', uid, email }, 60_000);
  expect(await post(endpoints.applyEmailLink, { code })).toMatchObject({ status: 200 });
  expect((await addGoogleSignIn(google)).uid).not.toBe(uid);
  await report(await resetByEmail(owner));
  expect(await signInAgain({ ...owner, password: newPassword })).toMatchObject({ uid });
});

describe('a role that is taken away while a scan writes', () => {
  it('stays away', async () => {
    const owner = await anAccount();
    await auth.setCustomUserClaims(owner.uid, {
      ...(await auth.getUser(owner.uid)).customClaims,
      admin: true,
    });
    await addGoogleSignIn(aGoogle(), owner.token);
    const listed = await auth.getUser(owner.uid);
    await Promise.all([
      noteMethods(listed),
      changeClaims(owner.uid, ({ customClaims }) => {
        const { admin: _, ...others } = customClaims ?? {};
        return others;
      }),
    ]);
    const { customClaims = {} } = await auth.getUser(owner.uid);
    expect(customClaims).not.toHaveProperty('admin');
    expect(customClaims).toHaveProperty('toldMethods');
    expect(customClaims).toHaveProperty('ownerEmail', owner.email);
  });
});

describe('sign-in-methods', () => {
  it('lists the methods, and removes one for a fresh sign-in with a confirmed one', async () => {
    const owner = await anAccount();
    const google = aGoogle();
    const intruder = await addGoogleSignIn(google, owner.token);
    const session = await signInAgain(owner);
    const { body } = await list(session);
    expect(body.methods).toMatchObject([
      { provider: 'password', email: owner.email, isConfirmed: true },
      { provider: 'google.com', email: google.email, isConfirmed: false },
    ]);
    const [own, foreign] = body.methods.map(({ id }) => id);
    expect(await list(intruder, own)).toMatchObject({ body: { code: 'method-not-confirmed' } });
    expect(await list(session, own)).toMatchObject({ body: { code: 'last-method' } });
    expect(await list(session, 'google.com:x')).toMatchObject({ body: { code: 'record-missing' } });
    await age(owner);
    expect(await list(withTokenOfAge(session, 301), foreign)).toMatchObject({
      body: { code: 'sign-in-too-old' },
    });
    const fresh = await signInAgain(owner);
    await nextSecond();
    expect(await list(fresh, foreign)).toMatchObject({
      status: 200,
      body: { methods: [{ id: own }] },
    });
    expect(await askEndpoint(fresh)).toBe(401);
    expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
  });

  it('keeps the address of an account that gives up its password', async () => {
    const owner = await anAccount();
    const google = aGoogle();
    await addGoogleSignIn(google, owner.token);
    await noteMethods(await auth.getUser(owner.uid));
    const { uid, email } = owner;
    const method = (await lettersOf(owner))[0]?.method ?? '';
    await confirmMethod({ uid, email, method });
    const session = await signInAgain(owner);
    const password = signInMethods(await auth.getUser(uid)).find(
      (it) => it.provider === 'password',
    );
    expect(await list(session, password?.mark)).toMatchObject({ status: 200 });
    expect(await auth.getUser(uid)).toMatchObject({ email });
    expect(await trustOf(owner)).toEqual({ 'google.com': true });
  });
});

const newPassword = 'another horse';

/** A customer whose browser has asked for the verification of the address, as it does after the sign-up. */
async function anAccount(): Promise<Account> {
  const account = await signUp({ withProfile: true });
  await noteMethods(await auth.getUser(account.uid));
  return account;
}

async function aGoogleOwner(): Promise<{ owner: Account; google: GoogleAccount }> {
  const google = aGoogle();
  const owner = await addGoogleSignIn(google);
  await noteMethods(await auth.getUser(owner.uid));
  return { owner, google };
}

/** The same Google account at each sign-in. */
function aGoogle(): GoogleAccount & { sub: string } {
  return { ...aGoogleAccount(), sub: randomUUID() };
}

function aSignIn(id: string) {
  return { providerId: 'google.com', profile: { id }, isNewUser: false };
}

/** A session of this moment. One of Google is taken as it is. */
async function signInAgain(owner: Account): Promise<Account> {
  return owner.password === '' ? owner : signIn(owner);
}

/** As the SDK links a password. */
async function addPassword(owner: Account, password: string): Promise<Account> {
  const { token: idToken, email } = owner;
  await askFirebase('accounts:update', { idToken, email, password });
  return { ...owner, password };
}

async function unlink({ token: idToken }: Account, provider: string): Promise<void> {
  await askFirebase('accounts:update', { idToken, deleteProvider: [provider] });
}

/** Resets the password as the owner does. Resolves to the code of the email. */
async function resetByEmail({ email }: Account): Promise<string> {
  const mail = await sendAndRead(await storeLetter('password_reset', { givenEmail: email }));
  const oobCode = codeIn(mail.text);
  await nextSecond();
  await askFirebase('accounts:resetPassword', { oobCode, newPassword });
  return oobCode;
}

function codeIn(text = ''): string {
  return /oobCode=(\S+)/.exec(text)?.[1] ?? '';
}

async function askFirebase(method: string, body: object): Promise<void> {
  const answer = await fetch(
    `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/${method}?key=test`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  expect(answer.status).toBe(200);
}

function report(resetCode: string) {
  return post(endpoints.reportPasswordChange, { resetCode });
}

function list(account: Account, remove?: string) {
  return postAs<SignInMethodsAnswer & { code?: string }>(account, endpoints.signInMethods, {
    remove,
  });
}

async function trustOf({ uid }: Account): Promise<Record<string, boolean>> {
  const methods = signInMethods(await auth.getUser(uid));
  return Object.fromEntries(methods.map(({ provider, isTrusted }) => [provider, isTrusted]));
}

async function lettersOf({ uid }: Account) {
  const { docs } = await outbox.where('uid', '==', uid).get();
  return docs.map((letter) => ({ id: letter.id, ...letter.data() }));
}

async function kindsOf(account: Account): Promise<string[]> {
  return (await lettersOf(account)).map(({ kind }) => kind);
}
