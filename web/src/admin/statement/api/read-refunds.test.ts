import { expect, it, vi } from 'vitest';
import { readMonth } from '../../lists/months.ts';

vi.mock('../../../lib/firestore.ts', () => ({ firestore: () => undefined }));
vi.mock('../../../lib/firebase.ts', () => ({ auth: () => undefined }));
const { refundsOf } = await import('./read-refunds.ts');

const november = readMonth('2026-11');
const at = (iso: string) => ({ toDate: () => new Date(iso) });
const refund = (iso: string, state = 'processed') => ({
  amountMinor: 100_050,
  state,
  createdAt: at(iso),
});
const payment = {
  path: 'users/u/orders/o',
  currency: 'EUR',
  capturedAt: at('2026-10-02T10:00:00Z'),
};

it('finds the refunds of a month in India by their own time, from any source', () => {
  const refunds = {
    rfnd_october: refund('2026-10-31T18:29:59Z'),
    rfnd_first: refund('2026-10-31T18:30:00Z', 'pending'),
    rfnd_failed: refund('2026-11-10T10:00:00Z', 'failed'),
    rfnd_last: refund('2026-11-30T18:29:59Z'),
    rfnd_december: refund('2026-11-30T18:30:00Z'),
  };
  const found = november && refundsOf('pay_1', { ...payment, refunds }, november);
  expect(found?.map(({ id }) => id)).toEqual(['rfnd_first', 'rfnd_last']);
  expect(found?.[1]).toEqual({
    id: 'rfnd_last',
    paymentId: 'pay_1',
    path: 'users/u/orders/o',
    currency: 'EUR',
    amountMinor: 100_050,
    createdAt: new Date('2026-11-30T18:29:59Z'),
  });
});

it('values a refund in rupees at the rate of its payment', () => {
  const refunds = { rfnd_1: refund('2026-11-10T10:00:00Z') };
  const known = { ...payment, amountMinor: 200_100, baseAmountMinor: 18_009_000, refunds };
  expect(november && refundsOf('pay_1', known, november)).toMatchObject([
    { valueMinor: 9_004_500 },
  ]);
});

it('leaves out returns of uncaptured payments', () => {
  const refunds = { rfnd_1: refund('2026-11-10T10:00:00Z') };
  expect(
    november && refundsOf('pay_1', { ...payment, capturedAt: null, refunds }, november),
  ).toEqual([]);
});
