import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import policy from '../../dev/deployment/alert-policy.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const sources = globSync('functions/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(resolve(root, file), 'utf8'))
  .join('\n');
const filters = policy.conditions.map(({ conditionMatchedLog }) => conditionMatchedLog.filter);
const names = [...filters.join(' ').matchAll(/jsonPayload\.message="([^"]+)"/g)].map(
  ([, name = '']) => name,
);

test('the alert policy names the log entries that need the operator', () => {
  expect(names).toEqual(['operator-alert', 'mail-not-configured', 'sweep-failed']);
});

test.each(names)('%s is logged as an error', (name) => {
  const isLogged = [`logger.error('${name}', {`, `logFailure('${name}', error, {`].some((call) =>
    sources.includes(call),
  );
  expect(isLogged).toBe(true);
});
