import { describe, expect, it } from 'vitest';
import { factsOfOrder, taxSettings } from '../../../tests/support/receipts.ts';
import { buildReceipt } from '../../src/receipts/issue/build-receipt.ts';
import { withTimes } from './receipts.ts';

describe('withTimes', () => {
  it('converts a receipt to plain JSON and back', () => {
    const receipt = buildReceipt(factsOfOrder(3, { tax: taxSettings() }));
    const plain = withTimes(receipt, (moment) => moment.toISOString());
    expect(plain.issuedAt).toBe('2026-11-21T17:35:04.000Z');
    expect(plain.payment.paidAt).toBe('2026-11-21T17:35:00.000Z');
    const read = JSON.parse(JSON.stringify(plain)) as typeof plain;
    expect(read).toEqual(plain);
    expect(withTimes(read, (moment) => new Date(moment))).toEqual(receipt);
  });
});
