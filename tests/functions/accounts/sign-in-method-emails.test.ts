import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { confirmMethod } from '../../../functions/src/accounts/methods/confirm-method.ts';
import { recordMethods } from '../../../functions/src/accounts/methods/record-methods.ts';
import { notifyOfSignIn } from '../../../functions/src/accounts/methods/notify-of-sign-in.ts';
import { scanMethods } from '../../../functions/src/accounts/methods/scan-methods.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { addGoogleSignIn } from '../../support/browser/google/google.ts';
import { signUpGuest } from '../../support/functions/accounts/accounts.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import {
  addressOf,
  mailServerForEachTest,
  sendAndRead,
} from '../../support/functions/email-reader.ts';
import { storeEmail } from '../../support/functions/outbox.ts';
import { suite } from '../../support/functions/suite.ts';
import {
  addPassword,
  aGoogle,
  aGoogleOwner,
  aLinkedAccount,
  anAccount,
  kindsOf,
  emailsOf,
  trustOf,
  unlink,
} from '../../support/functions/accounts/sign-in-methods.ts';

mailServerForEachTest();

// The scan looks at each account, so those of earlier tests would slow it down.
beforeAll(async () => {
  const accounts = `/emulator/v1/projects/${suite.projectId}/accounts`;
  await fetch(`http://${suite.authHost}${accounts}`, { method: 'DELETE' });
});

it('the email about a new login method is sent once by the scan, and its link confirms the method', async () => {
  const { owner } = await aLinkedAccount();
  await scanMethods();
  await recordMethods(await auth.getUser(owner.uid));
  const emails = await emailsOf(owner);
  expect(emails).toMatchObject([{ kind: 'sign_in_method_added', accountEmail: owner.email }]);
  const { uid = null, accountEmail = '', method = '' } = emails[0] ?? {};
  const id = await storeEmail('sign_in_method_added', { uid, accountEmail, method });
  const mail = await sendAndRead(id);
  expect(addressOf(mail)).toBe(owner.email);
  expect(mail.text).toContain('mode=confirmMethod');
  expect(await trustOf(owner)).toEqual({ password: true, 'google.com': false });
});

it("the email about a new login method goes to the owner's address, even if an intruder has changed the account's", async () => {
  const { owner, google } = await aGoogleOwner();
  const evil = `${randomUUID()}@evil.example`;
  await addPassword({ ...owner, email: evil }, 'evil horse battery');
  await recordMethods(await auth.getUser(owner.uid));
  const [email] = await emailsOf(owner);
  expect(email).toMatchObject({ accountEmail: google.email });
  const { uid } = owner;
  const method = email?.method ?? '';
  expect(await confirmMethod({ uid, email: evil, method })).toBe(false);
  expect(await confirmMethod({ uid, email: google.email, method: 'google.com:x' })).toBe(false);
});

it("the email about a new login method is sent if another Google account replaces the owner's", async () => {
  const { owner, google } = await aGoogleOwner();
  await unlink(owner, 'google.com');
  await addGoogleSignIn(aGoogle(), owner.token);
  await recordMethods(await auth.getUser(owner.uid));
  expect(await emailsOf(owner)).toMatchObject([{ accountEmail: google.email }]);
  expect(await trustOf(owner)).toEqual({ 'google.com': false });
});

it('the email about a new login method is sent at once by the blocking function, and not again by the scan', async () => {
  const owner = await anAccount();
  const sub = randomUUID();
  const event = { data: await auth.getUser(owner.uid), additionalUserInfo: aSignIn(sub) };
  await notifyOfSignIn(event);
  expect(await kindsOf(owner)).toEqual(['sign_in_method_added']);
  await auth.updateUser(owner.uid, { providerToLink: { providerId: 'google.com', uid: sub } });
  await recordMethods(await auth.getUser(owner.uid));
  expect(await emailsOf(owner)).toHaveLength(1);
});

it("the email about a new login method is not sent for an account's first method or the owner's own Google account", async () => {
  const guest = await signUpGuest();
  await recordMethods(await auth.getUser(guest.uid));
  await addGoogleSignIn(aGoogle(), guest.token);
  await recordMethods(await auth.getUser(guest.uid));
  expect(await trustOf(guest)).toEqual({ 'google.com': true });

  const stranger = await anAccount();
  await addGoogleSignIn({ name: 'Asha Example', email: stranger.email });
  await recordMethods(await auth.getUser(stranger.uid));
  expect(await trustOf(stranger)).toEqual({ 'google.com': true });
  expect([...(await emailsOf(guest)), ...(await emailsOf(stranger))]).toEqual([]);
});

it('a failing blocking function does not block the login', async () => {
  expectErrors('sign-in-notification-failed');
  const event = { data: { uid: '' }, additionalUserInfo: aSignIn('1') };
  await expect(
    notifyOfSignIn(event as unknown as Parameters<typeof notifyOfSignIn>[0]),
  ).resolves.toBeUndefined();
});

function aSignIn(id: string) {
  return { providerId: 'google.com', profile: { id }, isNewUser: false };
}
