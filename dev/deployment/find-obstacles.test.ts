import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readFirebaseConfig } from '../suite/firebase-config.ts';
import { root } from '../suite/folders.ts';
import { findObstacles } from './find-obstacles.ts';

const project = 'recovery-live';
const good = {
  'functions/shared/site.ts': `export const site = { name: 'Recovery House', owner: 'A. Person', phone: '+91 98765 43210', address: { postalCode: '122000' } };`,
  [`functions/.env.${project}`]: 'RAZORPAY_KEY_ID=rzp_live_1\n',
  'web/.env.production': [
    'SITE_URL=https://recovery.house',
    'VITE_FIREBASE_API_KEY=key',
    'VITE_FIREBASE_AUTH_DOMAIN=recovery.house',
    `VITE_FIREBASE_PROJECT_ID=${project}`,
    'VITE_FIREBASE_APP_ID=app',
  ].join('\n'),
};

describe('findObstacles', () => {
  it('finds nothing where everything is filled in', async () => {
    expect(await obstaclesOf(good)).toEqual([]);
  });

  it('names each placeholder of a fresh clone, and each parameter that is missing', async () => {
    const site = await readFile(join(root, 'functions/shared/site.ts'), 'utf8');
    const obstacles = await obstaclesOf({ 'functions/shared/site.ts': site });
    const names = ['name', 'legalEntity', 'owner', 'email', 'phone', 'address.street'];
    for (const name of [...names, 'social.linkedin']) {
      expect(obstacles).toContainEqual(
        expect.stringContaining(`functions/shared/site.ts: ${name} is still the placeholder "`),
      );
    }
    expect(obstacles).toEqual(
      expect.arrayContaining([
        `functions/.env.${project}: RAZORPAY_KEY_ID is not set.`,
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

  it('takes `none` for not set', async () => {
    const obstacles = await obstaclesOf({
      ...good,
      [`functions/.env.${project}`]: 'RAZORPAY_KEY_ID=none',
    });
    expect(obstacles).toEqual([`functions/.env.${project}: RAZORPAY_KEY_ID is not set.`]);
  });

  it('refuses to ask for App Check tokens that the site does not send', async () => {
    const parameters = 'RAZORPAY_KEY_ID=rzp_live_1\nAPP_CHECK_REQUIRED=true';
    const obstacles = await obstaclesOf({ ...good, [`functions/.env.${project}`]: parameters });
    expect(obstacles).toEqual([expect.stringContaining('VITE_APP_CHECK_SITE_KEY')]);
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

async function obstaclesOf(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return findObstacles(folder, project, {});
}
