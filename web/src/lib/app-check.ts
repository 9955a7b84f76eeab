import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './firebase.ts';
import { once } from './once.ts';

/**
 * Starts App Check: from the first call on, the SDK adds tokens to what it sends by itself. With
 * reCAPTCHA Enterprise, because Firebase advises against v3 for what is new. Import this module only
 * through load-app-check.ts.
 */
export const appCheck = once(() =>
  initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
    isTokenAutoRefreshEnabled: true,
  }),
);

/** A token for our own endpoints. Rejects when App Check gives none. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(appCheck())).token;
}
