import { describe, expect, it } from 'vitest';
import { localConfig, readFirebaseConfig, type FirebaseConfig } from './firebase-config.ts';
import type { Environment } from './environment.ts';
import { readStartSettings } from './settings.ts';

describe('localConfig', () => {
  it('adds the origins of emulators and sandbox to the policy and drops nothing of it', async () => {
    const policy = policyOf(await readFirebaseConfig());
    const local = await localPolicy({ AUTH_PORT: '6099', SANDBOX_PORT: '6070' });
    const directives = policy.split(';').map((directive) => directive.trim());
    const localDirectives = local.split(';').map((directive) => directive.trim());
    expect(localDirectives.map((text, index) => text.startsWith(directives[index] ?? '-'))).toEqual(
      directives.map(() => true),
    );
    const added = localDirectives.map((text, index) =>
      text.slice(directives[index]?.length).trim(),
    );
    expect(added.filter(Boolean)).toEqual([
      'http://localhost:6070',
      'http://localhost:6099 http://localhost:8080 http://localhost:6070',
      'http://localhost:6099 http://localhost:6070',
    ]);
  });

  it('does not allow the sandbox when the site talks to Razorpay', async () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_test_abc', RAZORPAY_KEY_SECRET: 'secret' };
    expect(await localPolicy(keys)).not.toContain(':7070');
  });

  it('allows the sandbox nowhere in the admin panel, where Razorpay is not allowed', async () => {
    const local = localConfig(await readFirebaseConfig(), readStartSettings({})) as FirebaseConfig;
    const policies = local.hosting.headers
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => value);
    expect(policies.filter((policy) => policy.includes(':7070'))).toHaveLength(1);
    expect(policies.filter((policy) => policy.includes('http://localhost:9099'))).toHaveLength(2);
  });

  it('keeps rewrites and caching, and builds nothing before serving', async () => {
    const config = await readFirebaseConfig();
    const local = localConfig(config, readStartSettings({})) as FirebaseConfig;
    expect(local.hosting.rewrites).toMatchObject(config.hosting.rewrites);
    const functions = local.hosting.rewrites.flatMap((rule) => rule.function ?? []);
    expect(new Set(functions.map(({ region }) => region))).toEqual(new Set(['asia-south1']));
    expect(local.hosting.headers.map(withoutPolicy)).toEqual(
      config.hosting.headers.map(withoutPolicy),
    );
    expect(JSON.stringify(local)).not.toContain('predeploy');
  });
});

function withoutPolicy({ source, headers }: FirebaseConfig['hosting']['headers'][number]) {
  return { source, headers: headers.filter(({ key }) => key !== 'Content-Security-Policy') };
}

async function localPolicy(environment: Environment): Promise<string> {
  const settings = readStartSettings(environment);
  return policyOf(localConfig(await readFirebaseConfig(), settings) as FirebaseConfig);
}

function policyOf(config: FirebaseConfig): string {
  const headers = config.hosting.headers.flatMap(({ headers }) => headers);
  return headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}
