import { expect, it, vi } from 'vitest';
import { readMonth } from '../../lists/months.ts';

vi.mock('../../../lib/firestore.ts', () => ({ firestore: () => undefined }));
vi.mock('../../../lib/firebase.ts', () => ({ auth: () => undefined }));
const { chargebacksOf } = await import('./read-chargebacks.ts');

const at = (iso: string) => ({ toDate: () => new Date(iso) });
const dispute = (iso: string, state = 'lost') => ({
  amountMinor: 100_050,
  state,
  reportedAt: at(iso),
});

it('finds the disputes that were lost in a month in India, and their value in rupees', () => {
  const november = readMonth('2026-11');
  const payment = {
    path: 'users/u/orders/o',
    currency: 'EUR',
    amountMinor: 200_100,
    baseAmountMinor: 18_009_000,
    disputes: {
      disp_october: dispute('2026-10-31T18:29:59Z'),
      disp_first: dispute('2026-10-31T18:30:00Z'),
      disp_won: dispute('2026-11-10T10:00:00Z', 'won'),
      disp_open: dispute('2026-11-10T10:00:00Z', 'open'),
      disp_december: dispute('2026-11-30T18:30:00Z'),
    },
  };
  expect(november && chargebacksOf('pay_1', payment, november)).toEqual([
    {
      id: 'disp_first',
      paymentId: 'pay_1',
      path: 'users/u/orders/o',
      currency: 'EUR',
      amountMinor: 100_050,
      valueMinor: 9_004_500,
      createdAt: new Date('2026-10-31T18:30:00Z'),
    },
  ]);
});
