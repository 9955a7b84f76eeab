import { describe, expect, it } from 'vitest';
import type { PaymentReport } from '../gateways/razorpay-entities.ts';
import { mergeFacts } from './payment-ledger.ts';

const captured: PaymentReport = {
  paymentId: 'pay_1',
  razorpayOrderId: 'order_1',
  amountMinor: 5_500_00,
  currency: 'INR',
  baseAmountMinor: null,
  refunds: [],
  orderAmountMinor: null,
  state: 'captured',
  amountRefundedMinor: 0,
  method: 'card',
  feeMinor: 12_980,
  taxMinor: 1_980,
  checkoutEmail: null,
  error: null,
  createdAt: 1_766_000_000,
  reportedAt: 1_766_000_010,
};
const reports: PaymentReport[] = [
  { ...captured, state: 'failed', error: { code: 'X', reason: null, description: null } },
  { ...captured, state: 'authorized', feeMinor: null, taxMinor: null, reportedAt: 1_766_000_005 },
  captured,
  { ...captured, amountRefundedMinor: 1_000_00, reportedAt: 1_766_000_020 },
];

describe('mergeFacts', () => {
  it('ends in the same record whatever the sequence, with repeats', () => {
    const records = permutations(reports).map((sequence) => {
      const { updatedAt, ...record } = mergeAll([...sequence, ...sequence]);
      return record;
    });
    expect(records).toHaveLength(24);
    for (const record of records) expect(record).toEqual(records[0]);
    expect(records[0]).toMatchObject({ state: 'captured', amountRefundedMinor: 1_000_00 });
    expect(records[0]?.capturedAt?.seconds).toBe(1_766_000_010);
  });

  it('is refunded once everything was given back, though the provider still says captured', () => {
    const refunded = { ...captured, amountRefundedMinor: captured.amountMinor };
    expect(mergeAll([refunded, captured]).state).toBe('refunded');
  });
});

function mergeAll(sequence: readonly PaymentReport[]) {
  const [first, ...rest] = sequence;
  if (!first) throw new Error('Nothing to merge.');
  return rest.reduce((known, facts) => mergeFacts(known, facts), mergeFacts(undefined, first));
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
