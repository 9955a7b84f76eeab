import { expect, it } from 'vitest';
import { checkPolicy } from './start-script.ts';

const code = 'start();';
const hash = "'sha256-E6jQvrT2ZivWG9GJ4AAEZf4MhI7l3QkLroW4hgvUT4c='";

it('accepts a policy that names the script', () => {
  expect(() => checkPolicy(`script-src 'self' ${hash}`, code)).not.toThrow();
});

it.each(["script-src 'self'", `script-src 'self' ${hash} 'sha256-other='`])(
  'says what the policy must name instead of %s',
  (policy) => {
    expect(() => checkPolicy(policy, `${code} `)).toThrow(/set the hash in script-src to 'sha256-/);
  },
);
