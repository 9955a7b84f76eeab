import { describe, expect, it } from 'vitest';
import { ServerError } from '../../functions/shared/server-errors.ts';
import { Problem } from '../suite/problem.ts';
import { explainFailure } from './explain-failure.ts';
import { planRefund } from './plan-refund.ts';
import { aLedgerEntry, aRefund } from './samples.ts';

const paymentId = 'pay_Example0000001';
const first = `requested_${paymentId}_1`;
const second = `requested_${paymentId}_2`;

describe('planRefund', () => {
  it('plans a first refund of all that is left, or of an amount', () => {
    const found = { payment: aLedgerEntry(), refunds: new Map(), leftMinor: 90_000 };
    expect(planRefund(paymentId, found, {})).toEqual({
      id: first,
      amountMinor: 90_000,
      known: undefined,
      nextNumber: 1,
    });
    for (const [amount, amountMinor] of [
      ['900', 90_000],
      ['1', 100],
      ['19.99', 1999],
    ] as const) {
      expect(planRefund(paymentId, found, { amount })).toMatchObject({ amountMinor });
    }
  });

  it('refuses a payment that is disputed, or was lost in a dispute', () => {
    for (const state of ['open', 'lost'] as const) {
      const payment = { ...aLedgerEntry(), disputes: { disp_1: state } };
      const found = { payment, refunds: new Map(), leftMinor: 90_000 };
      expect(() => planRefund(paymentId, found, {})).toThrow('nothing was refunded');
      expect(explainFailure(new ServerError(`dispute-${state}`))).toBeInstanceOf(Problem);
    }
  });

  it('finds the refund that was asked for before, also when nothing is left', () => {
    const known = aRefund({ amountMinor: 50_000 });
    const found = { payment: aLedgerEntry(), refunds: new Map([[first, known]]), leftMinor: 0 };
    for (const typed of [{}, { amount: '500' }, { number: '1' }]) {
      expect(planRefund(paymentId, found, typed)).toMatchObject({
        id: first,
        known,
        nextNumber: 2,
      });
    }
    expect(() => planRefund(paymentId, found, { amount: '500.01' })).toThrow(
      'over ₹500. For another refund add --number 2.',
    );
    expect(() => planRefund(paymentId, found, { number: '2' })).toThrow('Nothing is left');
  });

  it('plans another refund only under the next number', () => {
    const refunds = new Map([[first, aRefund()]]);
    const found = { payment: aLedgerEntry(), refunds, leftMinor: 40_000 };
    expect(planRefund(paymentId, found, { number: '2' })).toMatchObject({
      id: second,
      amountMinor: 40_000,
      known: undefined,
    });
    for (const number of ['3', '0', '-1', '1.5', 'two', '']) {
      expect(() => planRefund(paymentId, found, { number })).toThrow('is --number 2.');
    }
    expect(() => planRefund(paymentId, found, { number: '2', amount: '400.01' })).toThrow(
      'Only ₹400 is left to refund.',
    );
  });

  it('plans no refund that Razorpay would refuse as too small', () => {
    const found = { payment: aLedgerEntry(), refunds: new Map(), leftMinor: 90_000 };
    expect(() => planRefund(paymentId, found, { amount: '0.99' })).toThrow(
      'Razorpay refunds ₹1 or more at a time.',
    );
  });

  it('does not count the refund of a duplicate as asked for', () => {
    const refunds = new Map([[`duplicate_${paymentId}`, aRefund()]]);
    const found = { payment: aLedgerEntry(), refunds, leftMinor: 100 };
    expect(planRefund(paymentId, found, {})).toMatchObject({ id: first, known: undefined });
  });

  it.each(['', '0', '-5', '1,000', '10.005', '1e3', 'all'])('refuses the amount "%s"', (amount) => {
    const found = { payment: aLedgerEntry(), refunds: new Map(), leftMinor: 90_000 };
    expect(() => planRefund(paymentId, found, { amount })).toThrow('Write it in INR as 1000.50.');
  });

  it('takes no part of a payment in another currency, but all that is left', () => {
    const payment = aLedgerEntry({ currency: 'JPY' });
    const found = { payment, refunds: new Map(), leftMinor: 700 };
    expect(() => planRefund(paymentId, found, { amount: '1' })).toThrow('no parts of JPY');
    expect(planRefund(paymentId, found, {})).toMatchObject({ amountMinor: 700 });
  });
});
