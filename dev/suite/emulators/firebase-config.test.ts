import { describe, expect, it } from 'vitest';
import { localConfig, readFirebaseConfig, type FirebaseConfig } from './firebase-config.ts';
import type { Environment } from '../environment.ts';
import { readStartSettings } from '../settings.ts';

describe('localConfig', () => {
  it('adds the origins of emulators and sandbox to the policy and removes nothing', async () => {
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

  it('does not allow the sandbox in the admin panel', async () => {
    const local = localConfig(await readFirebaseConfig(), readStartSettings({})) as FirebaseConfig;
    const policies = local.hosting.headers
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => value);
    expect(policies.filter((policy) => policy.includes(':7070'))).toHaveLength(1);
    expect(policies.filter((policy) => policy.includes('http://localhost:9099'))).toHaveLength(2);
  });
});

async function localPolicy(environment: Environment): Promise<string> {
  const settings = readStartSettings(environment);
  return policyOf(localConfig(await readFirebaseConfig(), settings) as FirebaseConfig);
}

function policyOf(config: FirebaseConfig): string {
  const headers = config.hosting.headers.flatMap(({ headers }) => headers);
  return headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}
