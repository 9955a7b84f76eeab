import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheckToken,
} from 'firebase/app-check';
import { firebaseApp } from './firebase.ts';
import { once } from './once.ts';
import { withTimeLimit } from './with-time-limit.ts';

const patienceMs = 5_000;
/** Once it was late, nothing waits that long again until it has answered. */
const spentPatienceMs = 250;

interface TokenSource {
  getToken: (isLimitedUse?: boolean) => Promise<AppCheckToken>;
}

// Firebase's types leave out what its own code calls.
const unlimited = ReCaptchaEnterpriseProvider.prototype as unknown as TokenSource;

/**
 * reCAPTCHA Enterprise, because Firebase advises against v3 for what is new, with an end to the waiting:
 * Firebase's own waits for ever where a browser blocks the script, and with it each request to the
 * database and to our endpoints.
 */
class ImpatientProvider extends ReCaptchaEnterpriseProvider implements TokenSource {
  private limitMs = patienceMs;

  async getToken(isLimitedUse?: boolean): Promise<AppCheckToken> {
    const token = unlimited.getToken.call(this, isLimitedUse);
    // However late it comes, the next one is worth waiting for again.
    void token.then(
      () => (this.limitMs = patienceMs),
      () => undefined,
    );
    try {
      return await withTimeLimit(token, this.limitMs);
    } catch (error) {
      this.limitMs = spentPatienceMs;
      throw error;
    }
  }
}

/**
 * Starts App Check: from the first call on, the SDK adds tokens to what it sends by itself. Import this
 * module only through load-app-check.ts.
 */
export const appCheck = once(() =>
  initializeAppCheck(firebaseApp(), {
    provider: new ImpatientProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
    isTokenAutoRefreshEnabled: true,
  }),
);

/** A token for our own endpoints. Rejects when App Check gives none in time. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(appCheck())).token;
}
