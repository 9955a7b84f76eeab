/**
 * Loads App Check with Google's reCAPTCHA; undefined without a site key or a browser. The variable is read here and
 * not in env.ts, so the bundler can drop App Check. Only requests to an endpoint or the database load it. Visitors
 * who only read never contact Google.
 */
export const loadAppCheck =
  import.meta.env.VITE_APP_CHECK_SITE_KEY && !import.meta.env.SSR
    ? () => import('./app-check.ts')
    : undefined;
