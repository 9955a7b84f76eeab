import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readFirebaseConfig } from '../suite/emulators/firebase-config.ts';
import { root } from '../suite/folders.ts';
import { appCheckSources } from './app-check-sources.ts';
import { discoverFunctions } from './declared-functions.ts';
import { findObstacles } from './find-obstacles.ts';
import { readProjectSettings } from './project-settings.ts';

const project = 'recovery-live';
const functionsFile = `functions/.env.${project}`;
const webFile = `web/.env.${project}`;
const hosting = await readFile(join(root, 'firebase.json'), 'utf8');
const defaults = await readFile(join(root, 'functions', '.env'), 'utf8');
const placeholders = await readFile(join(root, 'functions/shared/site.ts'), 'utf8');
const declared = await discoverFunctions({ add: () => {}, markReady: () => {} });
const good = {
  'firebase.json': hosting,
  'functions/.env': defaults,
  'functions/shared/site.ts': `export const site = { name: 'Recovery House', owner: 'A. Person', phone: '+91 98765 43210', address: { postcode: '122000' } };`,
  [functionsFile]: [
    'RAZORPAY_KEY_ID=rzp_live_1',
    'MAIL_FROM=Recovery House <no-reply@recovery.house>',
    'OPERATOR_EMAIL=office@recovery.house',
    'SITE_URL=https://recovery.house',
  ],
  [webFile]: [
    'SITE_URL=https://recovery.house',
    'VITE_FIREBASE_API_KEY=key',
    'VITE_FIREBASE_AUTH_DOMAIN=recovery.house',
    `VITE_FIREBASE_PROJECT_ID=${project}`,
    'VITE_FIREBASE_APP_ID=app',
  ],
};
const gstin = '06AAAAA0000A1Z6';
const tax = [`SELLER_GSTIN=${gstin}`, 'TAX_SAC=998314'];
const webTax = [`VITE_SELLER_GSTIN=${gstin}`];
const noRupees = 'PAYMENT_MAXIMUMS=USD:1000';
const maximums = 'PAYMENT_MAXIMUMS=INR:100000,USD:1000';
const testKey = ['RAZORPAY_KEY_ID=rzp_test_1'];
const noKey = ['RAZORPAY_KEY_ID=none'];
const openLater = ['VITE_PAYMENTS_OPEN_ON=2026-12-15'];
const testSite = ['VITE_TEST_SITE=true'];
const appCheck = ['VITE_APP_CHECK_SITE_KEY=key'];

describe('findObstacles', () => {
  it.each([
    ['everything is filled in', [], []],
    ['the site has the GSTIN too', tax, webTax],
    [
      'the site has the rate too',
      [...tax, 'TAX_RATE_PERCENT=12'],
      [...webTax, 'VITE_TAX_RATE_PERCENT=12'],
    ],
    [
      'the website and the functions have the same payment maximums',
      [maximums],
      [`VITE_${maximums}`],
    ],
    ['a test site has test keys', testKey, testSite],
    ['payments are not open yet', noKey, openLater],
  ])('finds nothing if %s', async (_, parameters, variables) => {
    expect(await obstaclesWith(parameters, variables)).toEqual([]);
  });

  it('reports every placeholder and missing parameter of a fresh clone', async () => {
    const files = {
      'firebase.json': hosting,
      'functions/.env': defaults,
      'functions/shared/site.ts': placeholders,
    };
    const obstacles = await obstaclesOf(files);
    const names = ['name', 'legalEntity', 'owner', 'email', 'phone', 'address.street'];
    for (const name of [...names, 'social.linkedin']) {
      const line = `functions/shared/site.ts: ${name} is still the placeholder "`;
      expect(obstacles).toContainEqual(expect.stringContaining(line));
    }
    const missing = ([functionsFile, webFile] as const).flatMap((file) =>
      good[file].map((line) =>
        expect.stringContaining(`${file}: ${line.split('=')[0]} is not set.`),
      ),
    );
    expect(obstacles).toEqual(expect.arrayContaining(missing));
  });

  it('lets a test site keep the placeholders', async () => {
    const files = { 'functions/shared/site.ts': placeholders };
    expect(await obstaclesWith(testKey, testSite, files)).toEqual([]);
  });

  it("reports a rewrite to a function that is missing or isn't an endpoint", async () => {
    const lost = hosting.replace('"locations"', '"sendEmail"').replace('"exportAccount"', '"gone"');
    expect(await obstaclesWith([], [], { 'firebase.json': lost })).toEqual([
      "firebase.json: /export-account points to gone, which isn't an endpoint.",
      "firebase.json: /v1/** points to sendEmail, which isn't an endpoint.",
    ]);
  });

  it.each<[parameters: string[], variables: string[], reason: string]>([
    [[], ['VITE_TEST_SITE=yes'], 'Set it to true for a test site'],
    [[], ['VITE_FIREBASE_PROJECT_ID=other'], 'you are deploying to recovery-live'],
    [[], ['VITE_FIREBASE_AUTH_DOMAIN=x.firebaseapp.com'], 'recovery.house'],
    [[], ['VITE_RAZORPAY_CHECKOUT_URL=http://localhost:7070'], 'local suite only'],
    [[], webTax, 'but SELLER_GSTIN is ""'],
    [tax, [], 'VITE_SELLER_GSTIN is ""'],
    [[maximums], [], 'INR:100000,USD:1000, but VITE_PAYMENT_MAXIMUMS is INR:500000.'],
    [
      [noRupees],
      [`VITE_${noRupees}`],
      `${functionsFile}: INR is missing, but orders are paid in INR.`,
    ],
    [
      noKey,
      [],
      `${functionsFile}: RAZORPAY_KEY_ID is not set. Set it, or set VITE_PAYMENTS_OPEN_ON`,
    ],
    [[], openLater, `RAZORPAY_KEY_ID is set, but ${webFile} says that payments aren't open.`],
    [noKey, ['VITE_PAYMENTS_OPEN_ON=soon'], 'is "soon". Use the form 2026-12-15.'],
    [testKey, [], 'is a test key, so test cards could pay orders'],
    [[], testSite, `RAZORPAY_KEY_ID is a live key, but VITE_TEST_SITE in ${webFile} is`],
    [['RAZORPAY_KEY_ID=key_1'], [], 'must begin with rzp_live_ or rzp_test_'],
    [['ENDPOINT_MAX_INSTANCES=many'], [], 'is "many". It must be a whole number.'],
    [['APP_CHECK_REQUIRED=yes'], [], 'is "yes". It must be true or false.'],
    [['MAILFROM=a@recovery.house'], [], 'the functions have no parameter MAILFROM.'],
    [['SMTP_URL=smtps://mail'], [], `functions:secrets:set SMTP_URL --project ${project}`],
    [['APP_CHECK_REQUIRED=true'], [], 'VITE_APP_CHECK_SITE_KEY is not set'],
    [['IDENTITY_PLATFORM=true'], [], 'is false, but IDENTITY_PLATFORM is true.'],
    [['STAFF_SECOND_FACTOR=true'], [], "but IDENTITY_PLATFORM isn't"],
    [['SITE_URL=https://other.house'], [], "but the website's is https://recovery.house."],
    [['MAIL_FROM=Recovery House'], [], 'MAIL_FROM must be an address'],
    [['OPERATOR_EMAIL=a@example.com'], [], 'is still the placeholder a@example.com.'],
    [['OPERATOR_EMAIL=a@recovery.house, b@recovery.house'], [], 'must be one address'],
  ])(
    'reports an obstacle for the parameters %j with the variables %j',
    async (parameters, variables, reason) => {
      const obstacles = await obstaclesWith(parameters, variables);
      expect(obstacles).toEqual([expect.stringContaining(reason)]);
    },
  );

  it.each([
    ['SELLER_GSTIN=06AAAAA0000A1Z7', 'Not a GSTIN: 06AAAAA0000A1Z7.'],
    ['TAX_SAC=', 'TAX_SAC must be 99'],
    ['TAX_RATE_PERCENT=0', 'TAX_RATE_PERCENT must be between 0 and 100, not 0'],
    ['SITE_URL=https://recovery.house/', 'Use the form https://www.example.com, without a path.'],
  ])('reports %s', async (line, reason) => {
    const obstacles = await obstaclesWith([...tax, line], [...webTax, line]);
    expect(obstacles).toContainEqual(expect.stringContaining(reason));
  });

  it('lists App Check sources that the policy lacks or does not need', async () => {
    const missing = await obstaclesWith([], appCheck);
    expect(missing).toHaveLength(6);
    expect(missing).toContain(
      'firebase.json: add https://www.gstatic.com/recaptcha/ to script-src of the Content-Security-Policy, since VITE_APP_CHECK_SITE_KEY is set.',
    );
    const allowing = { 'firebase.json': withAppCheck(hosting) };
    expect(await obstaclesWith([], appCheck, allowing)).toEqual([]);
    const needless = await obstaclesWith([], [], allowing);
    expect(needless).toHaveLength(6);
    expect(needless).toContain(
      'firebase.json: remove https://recaptcha.google.com/recaptcha/ from frame-src of the Content-Security-Policy, since VITE_APP_CHECK_SITE_KEY is not set.',
    );
  });

  it('runs before every other step of a deployment', async () => {
    const { functions, hosting } = await readFirebaseConfig();
    const steps = [
      'node dev/cli.mjs deploy-check --project $GCLOUD_PROJECT',
      expect.stringContaining('run build'),
    ];
    for (const { predeploy } of [functions, hosting]) expect(predeploy).toEqual(steps);
  });
});

function withAppCheck(configuration: string): string {
  return Object.entries(appCheckSources).reduce(
    (text, [directive, sources]) =>
      text.replace(`${directive} 'self'`, `${directive} 'self' ${sources.join(' ')}`),
    configuration,
  );
}

/**
 * Resolves to the obstacles of good settings with these lines added. A later line for a name replaces an earlier
 * one.
 */
function obstaclesWith(parameters: string[], variables: string[], files = {}): Promise<string[]> {
  return obstaclesOf({
    ...good,
    [functionsFile]: [...good[functionsFile], ...parameters],
    [webFile]: [...good[webFile], ...variables],
    ...files,
  });
}

async function obstaclesOf(files: Record<string, string | string[]>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), typeof content === 'string' ? content : content.join('\n'));
  }
  return findObstacles(folder, await readProjectSettings(folder, project, {}), declared);
}
