import { describe, expect, it } from 'vitest';
import { aDispute, aPaidRecord, aPayment } from '../../../tests/admin-records.ts';
import type { AdminPayment, AdminRefund } from './api/watch-payments.ts';
import { actionsOfPayment, actionsOfRefund } from './payment-actions.ts';

const payment = aPayment();
const known = { refunds: [], paid: aPaidRecord({ status: 'Pending' }), plans: [] };
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

  it('are marked as grave if they send money', () => {
    const [refundAction] = actionsOfPayment(payment, { ...known, paid: aPaidRecord() });
    const [retryAction] = actionsOfRefund(refund, payment);
    expect([refundAction?.isGrave, retryAction?.isGrave]).toEqual([true, true]);
    const [capture] = actionsOfPayment(aPayment({ state: 'authorized' }), known);
    expect(capture?.label).toBe('Capture');
    expect(capture?.isGrave).toBeUndefined();
  });

  it.each([
    ['open', 'chargeback', 1_000_00, []],
    ['under_review', 'chargeback', 1_000_00, []],
    ['open', 'fraud', 1_000_00, ['Refund', 'Try again']],
    ['won', 'chargeback', 1_000_00, ['Refund', 'Try again']],
    ['lost', 'chargeback', 1_000_00, ['Refund', 'Try again']],
    ['lost', 'chargeback', 26_498_00, ['Try again']],
  ])(
    'with a dispute that is %s in the phase %s about %i paise are %j',
    (state, phase, amountMinor, labels) => {
      const dispute = { ...aDispute, state, phase, amountMinor };
      expect(labelsOf({ ...payment, disputes: { disp_1: dispute } })).toEqual(labels);
    },
  );

  it('offer only what a lost dispute has left', () => {
    const dispute = { ...aDispute, state: 'lost', amountMinor: 6_498_00 };
    const [refundAction] = actionsOfPayment({ ...payment, disputes: { disp_1: dispute } }, known);
    expect(refundAction?.maxAmount).toEqual({ minor: 20_000_00, currency: 'INR' });
  });
});

describe('the capture of a payment', () => {
  it.each([
    ['Cancelled', true],
    ['Pending', false],
  ])('for a document that is %s says: %s', (status, isSaid) => {
    const [capture] = actionsOfPayment(
      { ...payment, state: 'authorized' },
      { ...known, paid: aPaidRecord({ status }) },
    );
    expect(capture?.label).toBe('Capture');
    expect(capture?.consequences.includes('is cancelled')).toBe(isSaid);
  });
});

function labelsOf(shown: AdminPayment): string[] {
  const changes = [...actionsOfPayment(shown, known), ...actionsOfRefund(refund, shown)];
  return changes.map(({ label }) => label);
}
