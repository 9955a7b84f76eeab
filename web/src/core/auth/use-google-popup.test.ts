import { _castAuth, _getInstance } from '@firebase/auth/internal';
import { expect, it } from 'vitest';

/** Without them phones block Google's window; tests/e2e/google.spec.ts tries that as a phone. */
it.each([
  ['_castAuth', _castAuth],
  ['_getInstance', _getInstance],
])('finds %s in the private module of the authentication SDK', (_, found) => {
  expect(found).toBeTypeOf('function');
});
