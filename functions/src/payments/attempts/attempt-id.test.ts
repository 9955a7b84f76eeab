import { describe, expect, it } from 'vitest';
import { attemptReceipt } from './attempt-id.ts';

describe('attemptReceipt', () => {
  it('fits the provider’s 40 characters and differs by path and number', () => {
    const receipts = [
      attemptReceipt('users/a/orders/1', 1),
      attemptReceipt('users/a/orders/1', 2),
      attemptReceipt('users/b/orders/1', 1),
      attemptReceipt('users/a/invoices/1', 1),
    ];
    expect(new Set(receipts).size).toBe(receipts.length);
    for (const receipt of receipts) expect(receipt).toMatch(/^[0-9a-f]{32}_\d$/);
  });

  it('is the same for ever', () => {
    expect(attemptReceipt('users/a/orders/1', 1)).toBe('c0ef52b2421a8580d780094622899870_1');
  });
});
