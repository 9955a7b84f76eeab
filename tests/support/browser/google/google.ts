import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAuth, type Account } from '../../functions/accounts/accounts.ts';

export interface GoogleAccount {
  name: string;
  email: string;
  /** Google's ID of the account. Each login gets a new one if it is absent. */
  sub?: string;
}

export function aGoogleAccount(): GoogleAccount {
  return { name: 'Asha Example', email: `${randomUUID()}@example.com` };
}

/** Resolves to a new session of a Google account, linked to the account of `token` if it is set. */
export async function addGoogleSignIn(
  { name, email, sub = randomUUID() }: GoogleAccount,
  token?: string,
): Promise<Account> {
  const idToken = JSON.stringify({ sub, name, email, email_verified: true });
  const { body } = await callAuth('signInWithIdp', {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(idToken)}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    ...(token !== undefined && { idToken: token }),
  });
  const { localId: uid, refreshToken } = body;
  return { uid, token: body.idToken, refreshToken, email, password: '' };
}

export async function openGoogleWindow(page: Page, button: string): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  return popup;
}

export async function addGoogleAccount(popup: Page, account: GoogleAccount): Promise<void> {
  await popup.getByRole('button', { name: 'Add new account' }).click();
  const [email, name] = await popup.getByRole('textbox').all();
  await email?.fill(account.email);
  await name?.fill(account.name);
  await popup.getByRole('button', { name: 'Sign in with Google.com' }).click();
}

export async function chooseGoogleAccount(popup: Page, account: GoogleAccount): Promise<void> {
  await popup.getByText(account.email).click();
}
