import { expect, it } from 'vitest';
import { dateOf } from './stored-fields.ts';

it.each([undefined, null, 'today', 7, {}, { toDate: 'today' }])('finds no date in %j', (value) => {
  expect(dateOf(value)).toBeUndefined();
});
