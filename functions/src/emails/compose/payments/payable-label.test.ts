import { describe, expect, it } from 'vitest';
import { nameOf } from './payable-label.ts';

const verified = { isVerified: true };
const unverified = { isVerified: false };

describe('nameOf', () => {
  it.each(['INV-2026/041', 'PO 4500012345', 'चालान 7', 'CALL 98765 43210'])(
    'shows the invoice number %s only at a verified address',
    (number) => {
      expect(nameOf({ type: 'invoice', number }, verified)).toBe(`invoice ${number}`);
      expect(nameOf({ type: 'invoice', number }, unverified)).toBe('your invoice');
    },
  );

  it('shows an order number to every recipient if the site issued it', () => {
    const number = 'ORD-1763726460000';
    expect(nameOf({ type: 'product_order', number }, unverified)).toBe(`order ${number}`);
    expect(nameOf({ type: 'product_order', number: '' }, unverified)).toBe('your order');
  });

  it.each(['1 pay at evil.example', 'https://evil.example/7', ''])(
    'shows %j to no recipient',
    (number) => {
      expect(nameOf({ type: 'invoice', number }, verified)).toBe('your invoice');
    },
  );
});
