import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheckToken,
} from 'firebase/app-check';
import { firebaseApp } from './firebase.ts';
import { once } from './once.ts';
import { withTimeLimit } from './with-time-limit.ts';

const waitLimitMs = 5_000;
/** The limit after a timeout, until a token arrives. */
const shortWaitLimitMs = 250;

interface TokenSource {
  getToken: (isLimitedUse?: boolean) => Promise<AppCheckToken>;
}

// Firebase's types omit this method.
const unlimited = ReCaptchaEnterpriseProvider.prototype as unknown as TokenSource;

/**
 * reCAPTCHA Enterprise with a time limit. Firebase's provider waits forever if the browser blocks the
 * script, and delays every request to the database and our endpoints. (Firebase advises against v3 for new
 * projects.)
 */
class TimeLimitedProvider extends ReCaptchaEnterpriseProvider implements TokenSource {
  private limitMs = waitLimitMs;

  async getToken(isLimitedUse?: boolean): Promise<AppCheckToken> {
    const token = unlimited.getToken.call(this, isLimitedUse);
    // A late token restores the normal limit.
    void token.then(
      () => (this.limitMs = waitLimitMs),
      () => undefined,
    );
    try {
      return await withTimeLimit(token, this.limitMs);
    } catch (error) {
      this.limitMs = shortWaitLimitMs;
      throw error;
    }
  }
}

/** The SDK adds tokens to its own requests. Import this module only through load-app-check.ts. */
export const appCheck = once(() =>
  initializeAppCheck(firebaseApp(), {
    provider: new TimeLimitedProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
    isTokenAutoRefreshEnabled: true,
  }),
);

/** Resolves to a token for our own endpoints. Rejects if App Check gives none in time. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(appCheck())).token;
}
