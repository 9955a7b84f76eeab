import { expect, it } from 'vitest';
import { razorpaySeed } from './razorpay.ts';
import { purchasesOf } from './year.ts';

const { payments } = razorpaySeed(purchasesOf(false));

it('says what each payment in another currency is settled at, and takes the fee from that', () => {
  const abroad = payments.filter(({ currency }) => currency !== 'INR');
  expect(abroad.length).toBeGreaterThan(0);
  for (const { amount, base_amount: settled = 0, base_currency, fee } of abroad) {
    expect(base_currency).toBe('INR');
    expect(settled).toBeGreaterThan(amount * 50);
    expect((fee ?? 0) / settled).toBeCloseTo(0.0236, 4);
  }
});

it('says nothing of the kind about rupees', () => {
  const atHome = payments.filter(({ currency }) => currency === 'INR');
  expect(atHome.filter((payment) => 'base_amount' in payment)).toEqual([]);
});
