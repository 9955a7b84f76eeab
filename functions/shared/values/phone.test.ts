import { describe, expect, it } from 'vitest';
import { isPhone } from './phone.ts';

describe('isPhone', () => {
  it.each(['123456', '+91 90000 00000', '(0124) 400-0000', '+1 202.555.0100', '123456789012345'])(
    'accepts %s',
    (text) => expect(isPhone(text)).toBe(true),
  );

  it.each(['', 'abc', '12345', '1234567890123456', '+91 90000 ext 5', '()- .+', '９００００００'])(
    'rejects %j',
    (text) => expect(isPhone(text)).toBe(false),
  );
});
