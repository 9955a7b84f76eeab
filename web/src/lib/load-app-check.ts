/**
 * Loads App Check, and with it Google's reCAPTCHA; undefined where no site key is configured. Asked
 * here and not in env.ts, so that the build sees it and leaves App Check out. It comes only for who is
 * about to call an endpoint or the database: nobody who only reads meets it.
 */
export const loadAppCheck = import.meta.env.VITE_APP_CHECK_SITE_KEY
  ? () => import('./app-check.ts')
  : undefined;
