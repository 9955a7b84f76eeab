import { describe, expect, it } from 'vitest';
import { decideOutcome, type BookedDocument } from './decide-outcome.ts';

const attempt = { amountMinor: 5_500_00, currency: 'INR' } as const;
const captured = {
  ...attempt,
  paymentId: 'pay_1',
  state: 'captured',
  orderAmountMinor: null,
} as const;

describe('decideOutcome', () => {
  it.each(['created', 'failed', 'authorized', 'voided'] as const)(
    'a payment that is %s is open',
    (state) => {
      expect(decideOutcome({ ...captured, state }, attempt, document('Pending'), undefined)).toBe(
        'open',
      );
    },
  );

  it.each([
    ['Pending', 'settled'],
    ['Cancelled', 'paid_after_cancel'],
    ['Paid', 'duplicate_payment'],
    ['Completed', 'duplicate_payment'],
    ['Refunded', 'duplicate_payment'],
  ])('captured for a document that is %s: %s', (status, outcome) => {
    expect(decideOutcome(captured, attempt, document(status), undefined)).toBe(outcome);
  });

  it.each([
    ['Pending', 'price_outdated'],
    ['Cancelled', 'price_outdated'],
    ['Paid', 'duplicate_payment'],
  ])('captured at an outdated price, for a document that is %s: %s', (status, outcome) => {
    const late = { ...document(status), isPriceOver: true };
    expect(decideOutcome(captured, attempt, late, undefined)).toBe(outcome);
  });

  it('keeps the outcome of a payment that has marked its document Paid', () => {
    const paid = { status: 'Paid', paymentId: 'pay_1', price: attempt };
    expect(decideOutcome(captured, attempt, paid, 'paid_after_cancel')).toBe('paid_after_cancel');
    expect(decideOutcome({ ...captured, state: 'refunded' }, attempt, paid, 'settled')).toBe(
      'settled',
    );
  });

  it('compares the amount and the currency with the attempt', () => {
    const pending = document('Pending');
    expect(decideOutcome({ ...captured, amountMinor: 1 }, attempt, pending, undefined)).toBe(
      'amount_mismatch',
    );
    expect(decideOutcome({ ...captured, currency: 'USD' }, attempt, pending, undefined)).toBe(
      'amount_mismatch',
    );
  });

  it('compares the amount and the currency of the document with the attempt', () => {
    for (const price of [
      { ...attempt, amountMinor: 1 },
      { ...attempt, currency: 'USD' } as const,
    ]) {
      const changed = { status: 'Pending', price };
      expect(decideOutcome(captured, attempt, changed, undefined)).toBe('amount_mismatch');
    }
    const unreadable = { status: 'Pending', price: undefined };
    expect(decideOutcome(captured, attempt, unreadable, undefined)).toBe('amount_mismatch');
  });

  it('compares the amount of the provider’s order with the attempt', () => {
    const pending = document('Pending');
    const ofOrder = (orderAmountMinor: number) =>
      decideOutcome({ ...captured, orderAmountMinor }, attempt, pending, undefined);
    expect(ofOrder(attempt.amountMinor)).toBe('settled');
    expect(ofOrder(attempt.amountMinor + 1)).toBe('amount_mismatch');
  });

  it.each(['settled', 'paid_after_cancel'] as const)(
    'keeps the outcome %s, whatever the document is now',
    (known) => {
      for (const now of ['missing', 'deleted', document('Refunded')] as const) {
        expect(decideOutcome(captured, attempt, now, known)).toBe(known);
      }
    },
  );

  it.each(['duplicate_payment', 'price_outdated'] as const)(
    'keeps the outcome %s, which is refunded, whatever the document is now',
    (known) => {
      const others = { status: 'Cancelled', paymentId: 'pay_0', price: attempt };
      for (const now of ['missing', 'deleted', others, document('Pending')] as const) {
        expect(decideOutcome(captured, attempt, now, known)).toBe(known);
      }
    },
  );

  it('keeps the reason why a document cannot be paid, and books it when it can', () => {
    const said = ['document_missing', 'paid_after_deletion'] as const;
    for (const known of said) {
      for (const now of ['missing', 'deleted'] as const) {
        expect(decideOutcome(captured, attempt, now, known)).toBe(known);
      }
      expect(decideOutcome(captured, attempt, document('Pending'), known)).toBe('settled');
    }
    expect(decideOutcome(captured, attempt, 'deleted', 'unmatched')).toBe('paid_after_deletion');
    expect(decideOutcome(captured, attempt, 'missing', 'open')).toBe('document_missing');
  });

  it('distinguishes a missing attempt, document and account', () => {
    expect(decideOutcome(captured, undefined, 'missing', undefined)).toBe('unmatched');
    expect(decideOutcome(captured, attempt, 'missing', undefined)).toBe('document_missing');
    expect(decideOutcome(captured, attempt, 'deleted', undefined)).toBe('paid_after_deletion');
  });
});

function document(status: string): BookedDocument {
  return { status, price: attempt, ...(status === 'Paid' && { paymentId: 'pay_another' }) };
}
