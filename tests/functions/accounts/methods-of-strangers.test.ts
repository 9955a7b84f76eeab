import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { recordMethods } from '../../../functions/src/accounts/methods/record-methods.ts';
import { createEmailLink } from '../../../functions/src/platform/email-links.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { addGoogleSignIn } from '../../support/browser/google/google.ts';
import { anAddress, type Account } from '../../support/functions/accounts/accounts.ts';
import { claimAs } from '../../support/functions/payments/issued-invoices.ts';
import { mailServerForEachTest } from '../../support/functions/email-reader.ts';
import { nextSecond } from '../../support/functions/next-second.ts';
import { postAs } from '../../support/functions/requests.ts';
import { callEndpoint, signIn } from '../../support/functions/accounts/sessions.ts';
import {
  aGoogle,
  aLinkedAccount,
  anAccount,
  resetByEmail,
  reportReset,
  trustOf,
} from '../../support/functions/accounts/sign-in-methods.ts';

mailServerForEachTest();

const notConfirmed = { status: 403, body: { code: 'method-not-confirmed' } };
const spent = { status: 409, body: { code: 'link-spent' } };
const hourMs = 60 * 60 * 1000;

it("a session of a Google account linked by an intruder can't change the address or delete the account", async () => {
  const { owner, linked: intruder } = await aLinkedAccount();
  const newEmail = anAddress();
  expect(await postAs(intruder, endpoints.changeEmail, { newEmail })).toMatchObject(notConfirmed);
  expect(await postAs(intruder, endpoints.deleteAccount, {})).toMatchObject(notConfirmed);
  const { uid, email: formerEmail } = owner;
  const link = { mode: 'changeEmail', uid, email: newEmail, formerEmail } as const;
  const code = await createEmailLink(link, hourMs);
  expect(await press(intruder, code)).toMatchObject(notConfirmed);
  expect(await auth.getUser(uid)).toMatchObject({ email: formerEmail });
  expect(await press(await signIn(owner), code)).toMatchObject({ status: 200 });
});

it("an account that a stranger created with the owner's address belongs to the owner once the owner verifies the address with Google", async () => {
  const { stranger, google, owner } = await aSharedAccount();
  expect(await claimAs(owner)).toMatchObject({ asksFor: 'verification' });
  await nextSecond();
  expect(await press(owner, await aVerification(owner))).toMatchObject({ status: 200 });
  expect(await trustOf(owner)).toEqual({ 'google.com': true });
  expect((await signIn(stranger)).token).toBeUndefined();
  expect(await callEndpoint(stranger)).toBe(401);
  const again = await addGoogleSignIn(google);
  expect(again.uid).toBe(owner.uid);
  expect(await claimAs(again)).toMatchObject({ asksFor: null });
  expect(await auth.getUser(owner.uid)).toMatchObject({ email: google.email });
});

it("an account that a stranger created with the owner's address belongs to the owner after a password reset", async () => {
  const stranger = await anAccount();
  // A method that is linked before the first scan counts as one of the account's first methods.
  await auth.setCustomUserClaims(stranger.uid, null);
  await addGoogleSignIn(aGoogle(), stranger.token);
  await recordMethods(await auth.getUser(stranger.uid));
  expect(await reportReset(await resetByEmail(stranger))).toMatchObject({ status: 200 });
  expect(await trustOf(stranger)).toEqual({ password: true });
});

it("an address that an intruder has changed at Firebase can't be verified, and gets no trusted password", async () => {
  const owner = await anAccount();
  const { uid, email: ownEmail } = owner;
  const email = anAddress();
  await auth.updateUser(uid, { email });
  const intruder = { ...owner, email };
  expect(await press(await signIn(intruder), await aVerification(intruder))).toMatchObject(spent);
  await reportReset(await resetByEmail(intruder));
  expect(await auth.getUser(uid)).toMatchObject({ email: ownEmail });
  expect(await trustOf(owner)).toEqual({});
});

/**
 * Creates a stranger's account with a password. A scanner has opened Firebase's link, and then the owner logged in
 * with Google.
 */
async function aSharedAccount() {
  const stranger = await anAccount();
  const google = { ...aGoogle(), email: stranger.email };
  await auth.updateUser(stranger.uid, { emailVerified: true });
  const owner = await addGoogleSignIn(google);
  expect(owner.uid).toBe(stranger.uid);
  expect(await trustOf(owner)).toEqual({ password: true, 'google.com': false });
  return { stranger, google, owner };
}

function aVerification({ uid, email }: Account): Promise<string> {
  return createEmailLink({ mode: 'verifyEmail', uid, email }, hourMs);
}

function press(account: Account, code: string) {
  return postAs(account, endpoints.applyEmailLink, { code });
}
