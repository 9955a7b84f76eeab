import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connectTo, connectToProvider, connectWithParameters } from './connect-to.ts';

// This machine's own login would change the environment of later tests.
beforeEach(() => void vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', 'key.json'));
afterEach(() => void vi.unstubAllEnvs());

it.each(['the-site', undefined])(
  'ignores other projects in the environment for %s',
  async (project) => {
    vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'another');
    vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"another"}');
    vi.stubEnv('GCLOUD_PROJECT', project === undefined ? 'demo-of-a-suite' : 'another');
    await connectTo(project);
    expect(process.env['GCLOUD_PROJECT']).toBe(project ?? 'demo-of-a-suite');
    expect(process.env['GOOGLE_CLOUD_PROJECT']).toBeUndefined();
    expect(process.env['FIREBASE_CONFIG']).toBeUndefined();
  },
);

it('refuses keys of another Razorpay account', async () => {
  const folder = await aFolder('RAZORPAY_KEY_ID=rzp_live_Ours0001\n');
  vi.stubEnv('GCLOUD_PROJECT', 'another');
  vi.stubEnv('RAZORPAY_KEY_SECRET', 'example-key-secret');
  vi.stubEnv('RAZORPAY_KEY_ID', 'rzp_test_Other001');
  await expect(connectToProvider('the-site', folder)).rejects.toThrow(
    "doesn't match functions/.env.the-site",
  );
  expect(process.env['GCLOUD_PROJECT']).toBe('another');
  vi.stubEnv('RAZORPAY_KEY_ID', 'rzp_live_Ours0001');
  await connectToProvider('the-site', folder);
  expect(process.env['GCLOUD_PROJECT']).toBe('the-site');
});

it("uses the parameters of the project's functions", async () => {
  const folder = await aFolder('STAFF_SECOND_FACTOR=true\n');
  vi.stubEnv('STAFF_SECOND_FACTOR', 'false');
  vi.stubEnv('GCLOUD_PROJECT', 'another');
  await connectWithParameters('the-site', folder);
  expect(process.env).toMatchObject({ STAFF_SECOND_FACTOR: 'true', GCLOUD_PROJECT: 'the-site' });
});

async function aFolder(parameters: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'connect-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'functions'));
  await writeFile(join(folder, 'functions/.env.the-site'), parameters);
  return folder;
}
