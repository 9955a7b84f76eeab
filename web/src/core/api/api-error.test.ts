import { serverErrors } from '@shared/server-errors.ts';
import { describe, expect, it } from 'vitest';
import { errorFromBody } from './api-error.ts';

describe('errorFromBody', () => {
  it('reads the sentence and the code from our server', () => {
    const { message } = serverErrors['price-changed'];
    expect(errorFromBody({ message, code: 'price-changed' })).toMatchObject({
      code: 'price-changed',
      message,
    });
  });

  it.each([
    undefined,
    null,
    '<html>Bad gateway</html>',
    [],
    {},
    { message: 'no code' },
    { message: 'unknown code', code: 'toString' },
    { message: '', code: 'internal' },
    { message: 7, code: 'internal' },
  ])('ignores %j, which our server never sends', (body) => {
    expect(errorFromBody(body)).toMatchObject({
      code: 'unreadable',
      message: serverErrors.internal.message,
    });
  });
});
