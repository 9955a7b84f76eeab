import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { confirmMethod } from '../../../functions/src/accounts/methods/confirm-method.ts';
import { followAddress } from '../../../functions/src/accounts/methods/follow-address.ts';
import { noteMethods } from '../../../functions/src/accounts/methods/note-methods.ts';
import { createEmailLink } from '../../../functions/src/platform/email-links.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import {
  signInMethods,
  trustedMethods,
} from '../../../functions/src/platform/sessions/sign-in-methods.ts';
import { addGoogleSignIn } from '../../support/browser/google/google.ts';
import type { Account } from '../../support/functions/accounts/accounts.ts';
import { mailServerForEachTest, sendAndRead } from '../../support/functions/email-reader.ts';
import { nextSecond } from '../../support/functions/next-second.ts';
import { storeEmail } from '../../support/functions/outbox.ts';
import { post, postAs } from '../../support/functions/requests.ts';
import { runCommand } from '../../support/functions/run-command.ts';
import { askEndpoint, signIn } from '../../support/functions/accounts/sessions.ts';
import {
  addPassword,
  aGoogle,
  aGoogleOwner,
  anAccount,
  codeIn,
  kindsOf,
  emailsOf,
  linkGoogle,
  newPassword,
  reportReset,
  resetByEmail,
  signInAgain,
  unlink,
} from '../../support/functions/accounts/sign-in-methods.ts';

mailServerForEachTest();

it('log out everywhere removes the Google account that a stolen session has linked', async () => {
  const owner = await anAccount();
  const google = aGoogle();
  const intruder = await addGoogleSignIn(google, owner.token);
  expect(intruder.uid).toBe(owner.uid);
  await recover(owner);
  expect(await askEndpoint(intruder)).toBe(401);
  expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
  expect(await signInAgain(owner)).toMatchObject({ uid: owner.uid });
});

it('log out everywhere removes the password that a stolen session has added to an account of Google', async () => {
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

it('log out everywhere puts back an address that a stolen session has changed at Firebase', async () => {
  const { owner, google } = await aGoogleOwner();
  await nextSecond();
  const evil = `${randomUUID()}@evil.example`;
  await addPassword({ ...owner, email: evil }, 'evil horse battery');
  await recover(await addGoogleSignIn(google));
  expect(await auth.getUser(owner.uid)).toMatchObject({ email: google.email });
  expect((await addGoogleSignIn(google)).uid).toBe(owner.uid);
});

it('log out everywhere keeps what the owner has confirmed', async () => {
  const owner = await anAccount();
  const google = aGoogle();
  await addGoogleSignIn(google, owner.token);
  await noteMethods(await auth.getUser(owner.uid));
  const [added] = await emailsOf(owner);
  const { uid, email } = owner;
  expect(await confirmMethod({ uid, email, method: added?.method ?? '' })).toBe(true);
  await recover(owner);
  expect((await addGoogleSignIn(google)).uid).toBe(owner.uid);
});

it('npm run end-sessions names the sign-in method that it removes', async () => {
  const { uid, ...owner } = await anAccount();
  const google = aGoogle();
  await addGoogleSignIn(google, owner.token);
  const { code, output } = await runCommand('end-sessions', [uid, '--yes']);
  expect(output).toContain("This removes a login method that the owner hasn't confirmed");
  expect(code).toBe(0);
  expect((await addGoogleSignIn(google)).uid).not.toBe(uid);
});

it('a password reset removes the Google account that a stolen session has linked', async () => {
  const owner = await anAccount();
  const google = aGoogle();
  await addGoogleSignIn(google, owner.token);
  expect(await reportReset(await resetByEmail(owner))).toMatchObject({ status: 200 });
  expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
  expect(await signInAgain({ ...owner, password: newPassword })).toMatchObject({
    uid: owner.uid,
  });
  expect(await kindsOf(owner)).toContain('password_changed');
});

it('a password reset leads back into an account whose methods an intruder has replaced', async () => {
  const owner = await anAccount();
  const google = aGoogle();
  await addGoogleSignIn(google, owner.token);
  await unlink(owner, 'password');
  await noteMethods(await auth.getUser(owner.uid));
  expect(await auth.getUser(owner.uid)).toMatchObject({ email: owner.email });
  await reportReset(await resetByEmail(owner));
  expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
  const again = await signInAgain({ ...owner, password: newPassword });
  expect(again.uid).toBe(owner.uid);
  expect(trustedMethods(await auth.getUser(owner.uid))).toEqual(['password']);
});

it('a password reset is reported by the code of its email alone, and only after it was carried out', async () => {
  const owner = await anAccount();
  const mail = await sendAndRead(await storeEmail('password_reset', { givenEmail: owner.email }));
  for (const code of [codeIn(mail.text), 'another']) {
    expect(await reportReset(code)).toMatchObject({ status: 401 });
  }
});

it('the link that undoes a change of address takes what was confirmed from the new one', async () => {
  const owner = await anAccount();
  const { uid, email } = owner;
  const evil = `${randomUUID()}@evil.example`;
  await auth.updateUser(uid, { email: evil });
  await followAddress(uid);
  const google = aGoogle();
  await linkGoogle(uid, { uid: google.sub, email: google.email });
  const [, added] = signInMethods(await auth.getUser(uid));
  expect(await confirmMethod({ uid, email: evil, method: added?.mark ?? '' })).toBe(true);
  const code = await createEmailLink({ mode: 'restoreEmail', uid, email }, 60_000);
  expect(await post(endpoints.applyEmailLink, { code })).toMatchObject({ status: 200 });
  expect((await addGoogleSignIn(google)).uid).not.toBe(uid);
  await reportReset(await resetByEmail(owner));
  expect(await signInAgain({ ...owner, password: newPassword })).toMatchObject({ uid });
});

/** As the owner does, who reads the mailbox. */
async function recover(owner: Account): Promise<void> {
  const session = await signInAgain(owner);
  expect(await postAs(session, endpoints.signOutEverywhere, {})).toMatchObject({ status: 200 });
}
