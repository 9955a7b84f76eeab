/**
 * Loads App Check with Google's reCAPTCHA; undefined without a site key. Reads the variable here and not
 * in env.ts, so that the bundler can drop App Check. Only a call of an endpoint or the database loads it:
 * a mere reader never contacts Google. Prerendering has no browser to prove.
 */
export const loadAppCheck =
  import.meta.env.VITE_APP_CHECK_SITE_KEY && !import.meta.env.SSR
    ? () => import('./app-check.ts')
    : undefined;
