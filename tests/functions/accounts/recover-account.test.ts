import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { confirmMethod } from '../../../functions/src/accounts/methods/confirm-method.ts';
import { followAddress } from '../../../functions/src/accounts/methods/follow-address.ts';
import { recordMethods } from '../../../functions/src/accounts/methods/record-methods.ts';
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
import { callEndpoint, signIn } from '../../support/functions/accounts/sessions.ts';
import {
  addPassword,
  aGoogle,
  aGoogleOwner,
  aLinkedAccount,
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

it('logging out everywhere removes the Google account that an intruder has linked', async () => {
  const { owner, google, linked: intruder } = await aLinkedAccount();
  expect(intruder.uid).toBe(owner.uid);
  await recover(owner);
  expect(await callEndpoint(intruder)).toBe(401);
  expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
  expect(await signInAgain(owner)).toMatchObject({ uid: owner.uid });
});

it('logging out everywhere removes the password that an intruder has added to a Google account', async () => {
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

it('logging out everywhere restores an address that an intruder has changed at Firebase', async () => {
  const { owner, google } = await aGoogleOwner();
  await nextSecond();
  const evil = `${randomUUID()}@evil.example`;
  await addPassword({ ...owner, email: evil }, 'evil horse battery');
  await recover(await addGoogleSignIn(google));
  expect(await auth.getUser(owner.uid)).toMatchObject({ email: google.email });
  expect((await addGoogleSignIn(google)).uid).toBe(owner.uid);
});

it('logging out everywhere keeps login methods that the owner has confirmed', async () => {
  const { owner, google } = await aLinkedAccount();
  await recordMethods(await auth.getUser(owner.uid));
  const [added] = await emailsOf(owner);
  const { uid, email } = owner;
  expect(await confirmMethod({ uid, email, method: added?.method ?? '' })).toBe(true);
  await recover(owner);
  expect((await addGoogleSignIn(google)).uid).toBe(owner.uid);
});

it('npm run end-sessions names the login method that it removes', async () => {
  const { uid, ...owner } = await anAccount();
  const google = aGoogle();
  await addGoogleSignIn(google, owner.token);
  const { code, output } = await runCommand('end-sessions', [uid, '--yes']);
  expect(output).toContain("This removes a login method that the owner hasn't confirmed");
  expect(code).toBe(0);
  expect((await addGoogleSignIn(google)).uid).not.toBe(uid);
});

it('a password reset removes the Google account that an intruder has linked', async () => {
  const { owner, google } = await aLinkedAccount();
  expect(await reportReset(await resetByEmail(owner))).toMatchObject({ status: 200 });
  expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
  expect(await signInAgain({ ...owner, password: newPassword })).toMatchObject({
    uid: owner.uid,
  });
  expect(await kindsOf(owner)).toContain('password_changed');
});

it('a password reset restores access to an account whose login methods an intruder has replaced', async () => {
  const { owner, google } = await aLinkedAccount();
  await unlink(owner, 'password');
  await recordMethods(await auth.getUser(owner.uid));
  expect(await auth.getUser(owner.uid)).toMatchObject({ email: owner.email });
  await reportReset(await resetByEmail(owner));
  expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
  const again = await signInAgain({ ...owner, password: newPassword });
  expect(again.uid).toBe(owner.uid);
  expect(trustedMethods(await auth.getUser(owner.uid))).toEqual(['password']);
});

it('a password reset can be reported only with the code of its email, and only after the reset', async () => {
  const owner = await anAccount();
  const mail = await sendAndRead(
    await storeEmail('password_reset', { recipientEmail: owner.email }),
  );
  for (const code of [codeIn(mail.text), 'another']) {
    expect(await reportReset(code)).toMatchObject({ status: 401 });
  }
});

it('undoing a change of address removes login methods that were confirmed from the new address', async () => {
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

/** Recovers the account as the owner does, who can read the mailbox. */
async function recover(owner: Account): Promise<void> {
  const session = await signInAgain(owner);
  expect(await postAs(session, endpoints.signOutEverywhere, {})).toMatchObject({ status: 200 });
}
