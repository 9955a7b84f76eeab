import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { products } from '../../../shared/catalogue/catalogue.ts';
import { linePrice } from '../../../shared/catalogue/pricing.ts';
import { isPriceOver } from './price-promise.ts';

const hourMs = 60 * 60_000;
const usedAt = Timestamp.fromDate(new Date('2026-11-26T08:00:00Z'));
const sold = products.slice(0, 2);
const lines = sold.map(({ id }) => ({ id }));
const amountMinor = sold.reduce((sum, { pricing }) => sum + linePrice(pricing) * 100, 0);
const order = { type: 'product_order', lines, amountMinor, usedAt } as const;

it.each([
  ['today’s price, however late', order, 1_000, false],
  ['a lower price, within a day', { ...order, amountMinor: 1_00 }, 24, false],
  ['a lower price, later', { ...order, amountMinor: 1_00 }, 25, true],
  ['a higher price, later', { ...order, amountMinor: amountMinor + 1_00 }, 25, true],
  ['a product of the past', { ...order, lines: [{ id: 'no-such-product' }] }, 25, true],
  [
    'the amount of an invoice',
    { ...order, type: 'invoice', amountMinor: 1_00 } as const,
    25,
    false,
  ],
])('%s: %s', (_, attempt, hours, isOver) => {
  const paidAt = Timestamp.fromMillis(usedAt.toMillis() + hours * hourMs);
  expect(isPriceOver(attempt, paidAt)).toBe(isOver);
});
