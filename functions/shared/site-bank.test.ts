import { expect, it } from 'vitest';
import { bankDetails } from './site-bank.ts';

const bank = { beneficiary: 'A', account: '1', ifsc: 'I', bank: 'B', swift: '' };

it('names what a transfer needs, without what is unknown', () => {
  expect(bankDetails('INV/26-27/000123', bank)).toEqual([
    ['Account holder', 'A'],
    ['Account number', '1'],
    ['IFSC', 'I'],
    ['Bank', 'B'],
    ['Reference', 'INV/26-27/000123'],
  ]);
});

it('shows nothing without an account', () => {
  expect(bankDetails('INV/26-27/000123', { ...bank, account: '' })).toEqual([]);
});
