import { describe, expect, it } from 'vitest';
import { orderIdOf, type AddedLine } from './order-id.ts';

const grid: AddedLine = {
  id: 'apac-debt-grid',
  addedAt: { seconds: 1_766_000_000, nanoseconds: 7 },
};
const hub: AddedLine = { ...grid, id: 'mena-restructure-hub' };

describe('orderIdOf', () => {
  it('is the same for the same cart in any order', async () => {
    expect(await orderIdOf([grid, hub], 1)).toBe(await orderIdOf([hub, grid], 1));
  });

  it('is the same for a line without a quantity and for the default one', async () => {
    expect(await orderIdOf([{ ...grid, seats: 1, term: 'month' }], 1)).toBe(
      await orderIdOf([grid], 1),
    );
  });

  it('is accepted by the database and the server', async () => {
    expect(await orderIdOf([grid, hub], 1)).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it.each<[string, AddedLine[], number]>([
    ['another product', [hub], 1],
    ['one more product', [grid, hub], 1],
    ['the same product, added later', [{ ...grid, addedAt: { ...grid.addedAt, seconds: 1 } }], 1],
    [
      'the same product, added in the same second',
      [{ ...grid, addedAt: { ...grid.addedAt, nanoseconds: 8 } }],
      1,
    ],
    ['more seats', [{ ...grid, seats: 2, term: 'month' }], 1],
    ['a year', [{ ...grid, seats: 1, term: 'year' }], 1],
    ['the next order of the same cart', [grid], 2],
  ])('differs for %s', async (_, lines, number) => {
    expect(await orderIdOf(lines, number)).not.toBe(await orderIdOf([grid], 1));
  });
});
