import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readFirebaseConfig } from '../suite/firebase-config.ts';
import { root } from '../suite/folders.ts';
import { appCheckSources } from './app-check-sources.ts';
import { findObstacles } from './find-obstacles.ts';

const project = 'recovery-live';
const hosting = await readFile(join(root, 'firebase.json'), 'utf8');
const good = {
  'firebase.json': hosting,
  'functions/shared/site.ts': `export const site = { name: 'Recovery House', owner: 'A. Person', phone: '+91 98765 43210', address: { postalCode: '122000' } };`,
  [`functions/.env.${project}`]: [
    'RAZORPAY_KEY_ID=rzp_live_1',
    'MAIL_FROM=Recovery House <no-reply@recovery.house>',
    'OPERATOR_EMAIL=office@recovery.house',
    'SITE_URL=https://recovery.house',
  ].join('\n'),
  'web/.env.production': [
    'SITE_URL=https://recovery.house',
    'VITE_FIREBASE_API_KEY=key',
    'VITE_FIREBASE_AUTH_DOMAIN=recovery.house',
    `VITE_FIREBASE_PROJECT_ID=${project}`,
    'VITE_FIREBASE_APP_ID=app',
  ].join('\n'),
};

const goodGstin = '06AAAAA0000A1Z6';
const taxParameters = [`SELLER_GSTIN=${goodGstin}`, 'TAX_SAC=998314'];

describe('findObstacles', () => {
  it('finds nothing if everything is filled in', async () => {
    expect(await obstaclesOf(good)).toEqual([]);
  });

  it('names each placeholder of a fresh clone, and each parameter that is missing', async () => {
    const site = await readFile(join(root, 'functions/shared/site.ts'), 'utf8');
    const obstacles = await obstaclesOf({
      'firebase.json': hosting,
      'functions/shared/site.ts': site,
    });
    const names = ['name', 'legalEntity', 'owner', 'email', 'phone', 'address.street'];
    for (const name of [...names, 'social.linkedin']) {
      expect(obstacles).toContainEqual(
        expect.stringContaining(`functions/shared/site.ts: ${name} is still the placeholder "`),
      );
    }
    expect(obstacles).toEqual(
      expect.arrayContaining([
        `functions/.env.${project}: RAZORPAY_KEY_ID is not set.`,
        `functions/.env.${project}: MAIL_FROM is not set.`,
        `functions/.env.${project}: OPERATOR_EMAIL is not set.`,
        `functions/.env.${project}: SITE_URL is not set.`,
        'web/.env.production: SITE_URL is not set.',
        'web/.env.production: VITE_FIREBASE_API_KEY is not set.',
        'web/.env.production: VITE_FIREBASE_AUTH_DOMAIN is not set.',
        'web/.env.production: VITE_FIREBASE_PROJECT_ID is not set.',
        'web/.env.production: VITE_FIREBASE_APP_ID is not set.',
      ]),
    );
  });

  it.each([
    ['another project', 'VITE_FIREBASE_PROJECT_ID=other', 'deployed is recovery-live'],
    [
      'another domain for signing in',
      'VITE_FIREBASE_AUTH_DOMAIN=x.firebaseapp.com',
      'recovery.house',
    ],
    ['an emulator', 'VITE_FIREBASE_AUTH_EMULATOR_URL=http://localhost:9099', 'local suite alone'],
    ['another checkout', 'VITE_RAZORPAY_CHECKOUT_URL=http://localhost:7070', 'local suite alone'],
  ])('refuses %s', async (_, line, reason) => {
    const web = `${good['web/.env.production']}\n${line}`;
    const obstacles = await obstaclesOf({ ...good, 'web/.env.production': web });
    expect(obstacles).toEqual([expect.stringContaining(reason)]);
  });

  it('treats `none` as not set', async () => {
    const obstacles = await obstaclesOf({
      ...good,
      [`functions/.env.${project}`]: parametersWith('RAZORPAY_KEY_ID=none'),
    });
    expect(obstacles).toEqual([`functions/.env.${project}: RAZORPAY_KEY_ID is not set.`]);
  });

  it('refuses to require App Check tokens that the site does not send', async () => {
    const parameters = parametersWith('APP_CHECK_REQUIRED=true');
    const obstacles = await obstaclesOf({ ...good, [`functions/.env.${project}`]: parameters });
    expect(obstacles).toEqual([expect.stringContaining('VITE_APP_CHECK_SITE_KEY')]);
  });

  it('lists the sources that the policy lacks for App Check, and those that are not needed', async () => {
    const web = `${good['web/.env.production']}\nVITE_APP_CHECK_SITE_KEY=key`;
    const missing = await obstaclesOf({ ...good, 'web/.env.production': web });
    expect(missing).toHaveLength(6);
    expect(missing).toContain(
      'firebase.json: add https://www.gstatic.com/recaptcha/ to script-src of the Content-Security-Policy, since VITE_APP_CHECK_SITE_KEY is set.',
    );
    const allowing = { ...good, 'firebase.json': withAppCheck(hosting) };
    expect(await obstaclesOf({ ...allowing, 'web/.env.production': web })).toEqual([]);
    const needless = await obstaclesOf(allowing);
    expect(needless).toHaveLength(6);
    expect(needless).toContain(
      'firebase.json: remove https://recaptcha.google.com/recaptcha/ from frame-src of the Content-Security-Policy, since VITE_APP_CHECK_SITE_KEY is not set.',
    );
  });

  it('refuses letters with links to another site than the deployed one', async () => {
    const parameters = parametersWith('SITE_URL=https://other.house');
    const obstacles = await obstaclesOf({ ...good, [`functions/.env.${project}`]: parameters });
    expect(obstacles).toEqual([
      'functions: SITE_URL is https://other.house, but that of the web is https://recovery.house.',
    ]);
  });

  it.each([
    ['a sender', 'MAIL_FROM=Recovery House', 'MAIL_FROM is neither'],
    ['an operator', 'OPERATOR_EMAIL=a@recovery.house, b@recovery.house', 'is not one address'],
  ])('refuses %s that no letter can have', async (_, line, reason) => {
    const parameters = parametersWith(line);
    const obstacles = await obstaclesOf({ ...good, [`functions/.env.${project}`]: parameters });
    expect(obstacles).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ['a GSTIN that is none', 'SELLER_GSTIN=06AAAAA0000A1Z7', 'Not a GSTIN: 06AAAAA0000A1Z7.'],
    ['a GSTIN without a code', 'TAX_SAC=', 'Not a services accounting code'],
    ['a GSTIN without a rate', 'TAX_RATE_PERCENT=0', 'Not a rate of tax: 0.'],
  ])('refuses %s', async (_, line, reason) => {
    const parameters = parametersWith(...taxParameters, line);
    const gstin = line.startsWith('SELLER_GSTIN=') ? line.slice('SELLER_GSTIN='.length) : goodGstin;
    const obstacles = await obstaclesOf({
      ...good,
      [`functions/.env.${project}`]: parameters,
      'web/.env.production': `${good['web/.env.production']}\nVITE_SELLER_GSTIN=${gstin}`,
    });
    expect(obstacles).toEqual([expect.stringContaining(`functions/.env.${project}: ${reason}`)]);
  });

  it('accepts a GSTIN that the site also has, and refuses one that it lacks', async () => {
    const parameters = parametersWith(...taxParameters);
    const withTax = { ...good, [`functions/.env.${project}`]: parameters };
    const web = `${good['web/.env.production']}\nVITE_SELLER_GSTIN=${goodGstin}`;
    expect(await obstaclesOf({ ...withTax, 'web/.env.production': web })).toEqual([]);
    expect(await obstaclesOf(withTax)).toEqual([
      expect.stringContaining('VITE_SELLER_GSTIN is ""'),
    ]);
    expect(await obstaclesOf({ ...good, 'web/.env.production': web })).toEqual([
      expect.stringContaining('but SELLER_GSTIN is ""'),
    ]);
  });

  it('comes before everything else that a deployment does', async () => {
    const { functions, hosting } = await readFirebaseConfig();
    for (const { predeploy } of [functions, hosting]) {
      expect(predeploy).toEqual([
        'node dev/cli.mjs check-deployment',
        expect.stringContaining('run build'),
      ]);
    }
  });
});

/** The configuration with the sources of App Check in its policies. */
function withAppCheck(configuration: string): string {
  return Object.entries(appCheckSources).reduce(
    (text, [directive, sources]) =>
      text.replace(`${directive} 'self'`, `${directive} 'self' ${sources.join(' ')}`),
    configuration,
  );
}

/** The last line of a name counts. */
function parametersWith(...lines: string[]): string {
  return [good[`functions/.env.${project}`], ...lines].join('\n');
}

async function obstaclesOf(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return findObstacles(folder, project, {});
}
