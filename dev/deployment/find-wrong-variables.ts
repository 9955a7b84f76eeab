import { isSet, type ProjectSettings } from './project-settings.ts';
import { isDay } from './setting-formats.ts';

const needed = [
  'SITE_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
];
const localOnly = [
  'VITE_FIREBASE_AUTH_EMULATOR_URL',
  'VITE_FIREBASE_FIRESTORE_EMULATOR_HOST',
  'VITE_RAZORPAY_CHECKOUT_URL',
];

export function findWrongVariables(settings: ProjectSettings): string[] {
  const { variables, variablesFile } = settings;
  return [
    ...needed.filter((name) => !isSet(variables[name])).map((name) => `${name} is not set.`),
    ...localOnly
      .filter((name) => variables[name])
      .map((name) => `${name} is for the local suite only. Remove it.`),
    ...findMisfits(settings),
  ].map((line) => `${variablesFile}: ${line}`);
}

function findMisfits({ variables, parameters, projectId, isTestSite }: ProjectSettings): string[] {
  const {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_AUTH_DOMAIN: authDomain,
    VITE_SELLER_GSTIN: toldGstin = '',
    VITE_TAX_RATE_PERCENT: toldRate = '18',
    VITE_TEST_SITE: testSite,
    VITE_IDENTITY_PLATFORM: toldPlatform = 'false',
    VITE_PAYMENTS_OPEN_ON: openOn,
  } = variables;
  const {
    SELLER_GSTIN: gstin = '',
    TAX_RATE_PERCENT: rate,
    APP_CHECK_REQUIRED: isAppCheckRequired,
    IDENTITY_PLATFORM: platform,
  } = parameters;
  const ownDomain = URL.parse(variables['SITE_URL'] ?? '')?.host;
  const lines: string[] = [];
  if (project && project !== projectId) {
    lines.push(`VITE_FIREBASE_PROJECT_ID is ${project}, but you are deploying to ${projectId}.`);
  }
  // Only pages of the same origin may frame Firebase's sign-in handler.
  if (authDomain && ownDomain && authDomain !== ownDomain) {
    lines.push(
      `VITE_FIREBASE_AUTH_DOMAIN is ${authDomain}, but must be the site's own, ${ownDomain}.`,
    );
  }
  if (testSite && testSite !== 'false' && !isTestSite) {
    lines.push(`VITE_TEST_SITE is "${testSite}". Set it to true for a test site, or to false.`);
  }
  if (isSet(openOn) && !isDay(openOn)) {
    lines.push(`VITE_PAYMENTS_OPEN_ON is "${openOn}". Use the form 2026-12-15.`);
  }
  if (isAppCheckRequired === 'true' && !variables['VITE_APP_CHECK_SITE_KEY']) {
    lines.push('VITE_APP_CHECK_SITE_KEY is not set, but APP_CHECK_REQUIRED is true.');
  }
  if (toldPlatform !== platform) {
    lines.push(`VITE_IDENTITY_PLATFORM is ${toldPlatform}, but IDENTITY_PLATFORM is ${platform}.`);
  }
  if (toldGstin !== gstin) {
    lines.push(`VITE_SELLER_GSTIN is "${toldGstin}", but SELLER_GSTIN is "${gstin}".`);
  }
  if (gstin && toldRate !== rate) {
    lines.push(`VITE_TAX_RATE_PERCENT is ${toldRate}, but TAX_RATE_PERCENT is ${rate}.`);
  }
  return lines;
}
