import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { endpoints } from '../../../../functions/shared/endpoints.ts';
import { recordMethods } from '../../../../functions/src/accounts/methods/record-methods.ts';
import { outbox } from '../../../../functions/src/outbox/outbox-entry.ts';
import { auth } from '../../../../functions/src/platform/firebase.ts';
import { signInMethods } from '../../../../functions/src/platform/sessions/sign-in-methods.ts';
import {
  addGoogleSignIn,
  aGoogleAccount,
  type GoogleAccount,
} from '../../browser/google/google.ts';
import { callAuth, signUp, type Account } from './accounts.ts';
import { sendAndRead } from '../email-reader.ts';
import { nextSecond } from '../next-second.ts';
import { storeEmail } from '../outbox.ts';
import { post } from '../requests.ts';
import { signIn } from './sessions.ts';

/** Creates a customer whose login methods are recorded, as after the verification email of the sign-up. */
export async function anAccount(): Promise<Account> {
  const account = await signUp({ withProfile: true });
  await recordMethods(await auth.getUser(account.uid));
  return account;
}

/** Creates an account to which a Google account was linked, with the session of each. */
export async function aLinkedAccount() {
  const [owner, google] = [await anAccount(), aGoogle()];
  const linked = await addGoogleSignIn(google, owner.token);
  return { owner, google, linked };
}

export async function aGoogleOwner(): Promise<{ owner: Account; google: GoogleAccount }> {
  const google = aGoogle();
  const owner = await addGoogleSignIn(google);
  await recordMethods(await auth.getUser(owner.uid));
  return { owner, google };
}

/** Creates a Google account that stays the same at each login. */
export function aGoogle(): GoogleAccount & { sub: string } {
  return { ...aGoogleAccount(), sub: randomUUID() };
}

/** Logs in again with the password. A Google owner keeps the current session. */
export async function signInAgain(owner: Account): Promise<Account> {
  return owner.password === '' ? owner : signIn(owner);
}

export async function addPassword(owner: Account, password: string): Promise<Account> {
  const { token: idToken, email } = owner;
  expect(await callAuth('update', { idToken, email, password })).toMatchObject({ status: 200 });
  return { ...owner, password };
}

export async function unlink({ token: idToken }: Account, provider: string): Promise<void> {
  const request = { idToken, deleteProvider: [provider] };
  expect(await callAuth('update', request)).toMatchObject({ status: 200 });
}

export const newPassword = 'another horse';

/** Resolves to the code of the email. */
export async function resetByEmail({ uid, email }: Account): Promise<string> {
  const mail = await sendAndRead(await storeEmail('password_reset', { recipientEmail: email }));
  const oobCode = codeIn(mail.text);
  const { providerData } = await auth.getUser(uid);
  await nextSecond();
  expect(await callAuth('resetPassword', { oobCode, newPassword })).toMatchObject({ status: 200 });
  // The emulator removes all other login methods on a reset. Firebase doesn't document that it does the same.
  const google = providerData.find(({ providerId }) => providerId === 'google.com');
  if (google) await linkGoogle(uid, google);
  return oobCode;
}

/** Links a Google account without the owner's session. */
export async function linkGoogle(uid: string, google: { uid: string; email?: string }) {
  const providerToLink = { providerId: 'google.com', uid: google.uid, email: google.email };
  return auth.updateUser(uid, { providerToLink });
}

export function codeIn(text = ''): string {
  return /oobCode=(\S+)/.exec(text)?.[1] ?? '';
}

export function reportReset(resetCode: string) {
  return post(endpoints.reportPasswordChange, { resetCode });
}

export async function trustOf({ uid }: Account): Promise<Record<string, boolean>> {
  const methods = signInMethods(await auth.getUser(uid));
  return Object.fromEntries(methods.map(({ provider, isTrusted }) => [provider, isTrusted]));
}

export async function emailsOf({ uid }: Account) {
  const { docs } = await outbox.where('uid', '==', uid).get();
  return docs.map((email) => ({ id: email.id, ...email.data() }));
}

export async function kindsOf(account: Account): Promise<string[]> {
  return (await emailsOf(account)).map(({ kind }) => kind);
}
