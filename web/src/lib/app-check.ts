import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheckToken,
} from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';
import { firebaseApp } from './firebase.ts';
import { areForeignScriptsForbidden, recordForeignScript } from './foreign-scripts.ts';
import { once } from './once.ts';
import { staffAppToken } from './staff-app-token.ts';
import { withTimeLimit } from './with-time-limit.ts';

const waitLimitMs = 5_000;
/** The limit after a timeout, until a token arrives. */
const shortWaitLimitMs = 250;

interface Provider {
  initialize: (app: FirebaseApp) => void;
  getToken: (isLimitedUse?: boolean) => Promise<AppCheckToken>;
}

// Firebase's types omit these methods.
const reCaptcha = ReCaptchaEnterpriseProvider.prototype as unknown as Provider;

/**
 * Gets tokens from our server for an account with a role, and otherwise from reCAPTCHA Enterprise with a time
 * limit. Firebase's provider loads its script at once. If the browser blocks the script, the provider waits forever
 * and delays every request to the database and our endpoints. (Firebase advises against v3 for new projects.)
 */
class SiteProvider extends ReCaptchaEnterpriseProvider implements Provider {
  private limitMs = waitLimitMs;
  private loadScript: (() => void) | undefined;

  initialize(app: FirebaseApp): void {
    this.loadScript = () => reCaptcha.initialize.call(this, app);
  }

  async getToken(isLimitedUse?: boolean): Promise<AppCheckToken> {
    const given = await staffAppToken();
    if (given) return given;
    if (areForeignScriptsForbidden()) throw new Error('There is no reCAPTCHA here.');
    recordForeignScript();
    this.loadScript?.();
    this.loadScript = undefined;
    const token = reCaptcha.getToken.call(this, isLimitedUse);
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
    provider: new SiteProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
    isTokenAutoRefreshEnabled: true,
  }),
);

/** Resolves to a token for our own endpoints. Rejects if App Check provides none in time. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(appCheck())).token;
}
