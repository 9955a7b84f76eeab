import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLogin } from './apply-login.ts';

const account = { user: { email: 'operator@example.com' }, tokens: { refresh_token: 'refresh' } };
let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'home-'));
  vi.stubEnv('HOME', home);
  for (const name of ['APPDATA', 'CLOUDSDK_CONFIG', 'GOOGLE_APPLICATION_CREDENTIALS']) {
    vi.stubEnv(name, undefined);
  }
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'another');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

it('uses the account of firebase login', async () => {
  await applyLogin('the-site', () => Promise.resolve(account));
  const file = process.env['GOOGLE_APPLICATION_CREDENTIALS'] ?? '';
  expect(file.startsWith(home)).toBe(true);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    type: 'authorized_user',
    refresh_token: 'refresh',
  });
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBe('the-site');
});

it.each(['gcloud', 'own'])("prefers gcloud's login (%s folder)", async (kind) => {
  const folder = kind === 'own' ? join(home, 'own') : join(home, '.config', 'gcloud');
  if (kind === 'own') vi.stubEnv('CLOUDSDK_CONFIG', folder);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'application_default_credentials.json'), '{}');
  await applyLogin('the-site', () => Promise.resolve(account));
  expect(process.env['GOOGLE_APPLICATION_CREDENTIALS']).toBeUndefined();
  expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBe('the-site');
});

it("keeps the environment's credentials and their quota", async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', 'key.json');
  await applyLogin('the-site', () => Promise.resolve(account));
  expect(process.env).toMatchObject({
    GOOGLE_APPLICATION_CREDENTIALS: 'key.json',
    GOOGLE_CLOUD_QUOTA_PROJECT: 'another',
  });
});

it('changes nothing without a login', async () => {
  await applyLogin('the-site', () => Promise.resolve(undefined));
  expect(process.env['GOOGLE_APPLICATION_CREDENTIALS']).toBeUndefined();
  expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBe('another');
});
