import { describe, expect, it } from 'vitest';
import { attemptIdOf } from './attempt-id.ts';

describe('attemptIdOf', () => {
  it("fits Razorpay's 40 characters and depends on path and number", () => {
    const receipts = [
      attemptIdOf('users/a/orders/1', 1),
      attemptIdOf('users/a/orders/1', 2),
      attemptIdOf('users/b/orders/1', 1),
      attemptIdOf('users/a/invoices/1', 1),
    ];
    expect(new Set(receipts).size).toBe(receipts.length);
    for (const receipt of receipts) expect(receipt).toMatch(/^[0-9a-f]{32}_\d$/);
  });

  it('does not change between releases', () => {
    expect(attemptIdOf('users/a/orders/1', 1)).toBe('c0ef52b2421a8580d780094622899870_1');
  });
});
