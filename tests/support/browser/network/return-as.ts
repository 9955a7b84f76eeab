import type { Page } from '@playwright/test';
import { signedInFlag } from '../../../../web/src/startup/signed-in-flag.ts';
import type { Account } from '../../functions/accounts/accounts.ts';

/** Stores the SDK's login state in the browser, as if this account had logged in before. */
export async function returnAs(
  page: Page,
  account: Pick<Account, 'uid' | 'email' | 'token' | 'refreshToken'>,
): Promise<void> {
  const apiKey = 'local-suite';
  const kept = {
    uid: account.uid,
    email: account.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: account.refreshToken,
      accessToken: account.token,
      expirationTime: Date.now() + 60 * 60 * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  await page.addInitScript(
    ([key, value, flag, uid]) => {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'done');
      localStorage.setItem(key, value);
      localStorage.setItem(flag, uid);
    },
    [
      `firebase:authUser:${apiKey}:[DEFAULT]`,
      JSON.stringify(kept),
      signedInFlag,
      account.uid,
    ] as const,
  );
}
