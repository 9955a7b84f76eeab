import type { Page } from '@playwright/test';
import type { Account } from '../functions/accounts.ts';

/** Makes the browser one in which this guest has signed in before, as the SDK keeps it there. */
export async function returnAsGuest(page: Page, guest: Account): Promise<void> {
  const apiKey = 'local-suite';
  const kept = {
    uid: guest.uid,
    emailVerified: false,
    isAnonymous: true,
    providerData: [],
    stsTokenManager: {
      refreshToken: guest.refreshToken,
      accessToken: guest.token,
      expirationTime: Date.now() + 60 * 60 * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'done');
      localStorage.setItem(key, value);
    },
    [`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(kept)] as const,
  );
}
