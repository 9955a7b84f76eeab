import { expect, test } from 'vitest';
import { read, sources } from './sources.ts';
import policy from '../../dev/deployment/alert-policy.json' with { type: 'json' };

const text = sources('functions/src/**/*.ts').map(read).join('\n');
const filters = policy.conditions.map(({ conditionMatchedLog }) => conditionMatchedLog.filter);
const names = [...filters.join(' ').matchAll(/jsonPayload\.message="([^"]+)"/g)].map(
  ([, name = '']) => name,
);

test('the alert policy names the log entries that need the operator', () => {
  expect(names).toEqual(['operator-alert', 'mail-not-configured', 'sweep-failed']);
});

test.each(names)('%s is logged as an error', (name) => {
  const isLogged = [`logger.error('${name}', {`, `logFailure('${name}', error, {`].some((call) =>
    text.includes(call),
  );
  expect(isLogged).toBe(true);
});
