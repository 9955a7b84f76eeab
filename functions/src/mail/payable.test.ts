import { describe, expect, it } from 'vitest';
import { nameOf } from './payable.ts';

const verified = { isVerified: true };
const unverified = { isVerified: false };

describe('nameOf', () => {
  it.each([
    'INV-2026/041',
    'INV-2026-000123',
    'INV-20261122-001',
    'PO 4500012345',
    'No. 7',
    '2026-11 (final)',
    'चालान 7',
    '2627-000123',
  ])('shows anybody the invoice number %s', (number) => {
    expect(nameOf({ type: 'invoice', number }, unverified)).toBe(`invoice ${number}`);
  });

  it('shows anybody the number of one of our orders', () => {
    const number = 'ORD-1763726460000';
    expect(nameOf({ type: 'product_order', number }, unverified)).toBe(`order ${number}`);
  });

  it.each([
    'ACCOUNT LOCKED - CALL +91 98765 43210 NOW',
    'CALL 98765 43210',
    '1800-123-4567',
    'Your account 7 is frozen',
    'URGENT',
    `INV-${'1/'.repeat(12)}`,
  ])('shows %j only at an address that is the customer’s own', (number) => {
    expect(nameOf({ type: 'invoice', number }, unverified)).toBe('your invoice');
    expect(nameOf({ type: 'invoice', number }, verified)).toBe(`invoice ${number}`);
  });

  it.each(['1 pay at evil.example', 'https://evil.example/7', ''])('shows nobody %j', (number) => {
    expect(nameOf({ type: 'invoice', number }, unverified)).toBe('your invoice');
    expect(nameOf({ type: 'invoice', number }, verified)).toBe('your invoice');
  });
});
