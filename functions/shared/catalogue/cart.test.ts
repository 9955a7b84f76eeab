import { expect, it } from 'vitest';
import { cartTotal } from './cart.ts';

it('adds the rupee prices', () => {
  expect(cartTotal([{ id: 'apac-debt-grid' }, { id: 'global-debt-command-center' }])).toBe(
    16_499 + 2_10_000,
  );
  expect(cartTotal([])).toBe(0);
});
