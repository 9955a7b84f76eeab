import { describe, expect, it } from 'vitest';
import { aPayment } from '../../../tests/admin-records.ts';
import type { AdminPayment, AdminRefund } from './api/watch-payments.ts';
import { actionsOfPayment, actionsOfRefund } from './payment-actions.ts';

const payment = aPayment();
const refund: AdminRefund = {
  id: 'refund_1',
  providerId: '',
  state: 'refused',
  amountMinor: 1_000,
  note: 'Asked for.',
  createdAt: undefined,
};

describe('the actions on a payment', () => {
  it('are a refund and the retry of a refused refund', () => {
    expect(labelsOf(payment)).toEqual(['Refund', 'Try again']);
  });

  it.each(['open', 'lost'] as const)('do not include a refund while a dispute is %s', (dispute) => {
    expect(labelsOf({ ...payment, dispute })).toEqual([]);
  });
});

describe('the capture of a payment', () => {
  it.each([
    ['Cancelled', true],
    ['Pending', false],
  ])('for a document that is %s says: %s', (status, isSaid) => {
    const [capture] = actionsOfPayment({ ...payment, state: 'authorized' }, [], status);
    expect(capture?.label).toBe('Capture');
    expect(capture?.consequences.includes('is cancelled')).toBe(isSaid);
  });
});

function labelsOf(shown: AdminPayment): string[] {
  const changes = [...actionsOfPayment(shown, [], 'Paid'), ...actionsOfRefund(refund, shown)];
  return changes.map(({ label }) => label);
}
