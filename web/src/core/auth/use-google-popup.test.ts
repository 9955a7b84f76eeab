import { _getInstance } from '@firebase/auth/internal';
import { expect, it } from 'vitest';

/** Without this function, phones block Google's window. tests/e2e/google.spec.ts tests that as a phone. */
it('finds _getInstance in the private module of the authentication SDK', () => {
  expect(_getInstance).toBeTypeOf('function');
});
