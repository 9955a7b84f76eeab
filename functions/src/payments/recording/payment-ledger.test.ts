import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { DisputeState } from '../../../shared/payments/disputes.ts';
import type { DisputeReport, PaymentReport } from '../../platform/razorpay/entities.ts';
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
const refund = {
  refundId: 'rfnd_1',
  paymentId: 'pay_1',
  amountMinor: 1_000_00,
  currency: 'INR',
  state: 'pending',
  receipt: null,
  createdAt: 1_766_000_015,
} as const;
const refunded = { ...captured, amountRefundedMinor: 1_000_00 };
const reports: PaymentReport[] = [
  { ...captured, state: 'failed', error: { code: 'X', reason: null, description: null } },
  { ...captured, state: 'authorized', feeMinor: null, taxMinor: null, reportedAt: 1_766_000_005 },
  captured,
  { ...captured, orderAmountMinor: captured.amountMinor, reportedAt: 1_766_000_012 },
  { ...refunded, refunds: [refund], reportedAt: 1_766_000_020 },
  { ...refunded, refunds: [{ ...refund, state: 'processed' }], reportedAt: 1_766_000_030 },
  { ...captured, refunds: [{ ...refund, state: 'failed' }], reportedAt: 1_766_000_040 },
];
const disputed: PaymentReport[] = [
  captured,
  aDispute('disp_1', 'open', 10),
  aDispute('disp_1', 'under_review', 20),
  aDispute('disp_1', 'open', 30, { respondBy: 1_766_300_000 }),
  aDispute('disp_1', 'won', 40),
  aDispute('disp_1', 'open', 50, { phase: 'pre_arbitration' }),
  aDispute('disp_2', 'open', 10),
  aDispute('disp_2', 'lost', 30, { amountMinor: 500_00 }),
  aDispute('disp_2', 'lost', 20, { amountMinor: 500_00 }),
  aDispute('disp_3', 'under_review', 10),
  aDispute('disp_3', 'open', 10),
];

describe('mergeFacts', () => {
  it('gives the same record for reports in any order, with repeats', () => {
    expectSameEnd(reports);
  });

  it('keeps the last state of each dispute, with reports in any order', () => {
    expectSameEnd(disputed);
    expect(mergeAll(disputed).disputes).toMatchObject({
      disp_1: { state: 'open', phase: 'pre_arbitration' },
      // The first report of a decision has its time.
      disp_2: {
        state: 'lost',
        amountMinor: 500_00,
        reportedAt: Timestamp.fromMillis(1_766_000_120_000),
      },
      disp_3: { state: 'under_review' },
    });
    expect(mergeAll(disputed).chargebackMonths).toEqual(['2025-12']);
    const respondBy = Timestamp.fromMillis(1_766_300_000_000);
    const asked = mergeAll(disputed.slice(0, 4)).disputes;
    expect(asked).toMatchObject({ disp_1: { state: 'open', respondBy } });
    expect(mergeAll([captured])).not.toHaveProperty('disputes');
  });

  it('counts a refund from its first report until it fails', () => {
    const [created, processed, failed] = reports.slice(4);
    expect(mergeAll([captured, refunded]).amountRefundedMinor).toBe(1_000_00);
    expect(mergeAll([captured, ...(created ? [created] : [])]).amountRefundedMinor).toBe(1_000_00);
    for (const late of [created, processed]) {
      const sequence = [captured, failed, late].filter((it) => it !== undefined);
      expect(mergeAll(sequence)).toMatchObject({ state: 'captured', amountRefundedMinor: 0 });
    }
  });

  it('lists the months in India of refunds that did not fail', () => {
    // In India, these are the last second of October 2026 and the first second of November.
    const october = { ...refund, refundId: 'rfnd_2', createdAt: 1_793_471_399 };
    const november = { ...refund, refundId: 'rfnd_3', createdAt: 1_793_471_400 };
    const both = mergeFacts(undefined, { ...captured, refunds: [november, october] });
    expect(both.refundMonths).toEqual(['2026-10', '2026-11']);
    const failed = { ...november, state: 'failed' as const };
    expect(mergeFacts(both, { ...captured, refunds: [failed] }).refundMonths).toEqual(['2026-10']);
  });

  it('is refunded when everything is refunded, although Razorpay still reports captured', () => {
    const all = { ...captured, amountRefundedMinor: captured.amountMinor };
    expect(mergeAll([all, captured]).state).toBe('refunded');
    expect(mergeAll([{ ...captured, state: 'refunded' }])).toMatchObject({
      state: 'refunded',
      amountRefundedMinor: captured.amountMinor,
    });
  });

  describe('a payment that is returned uncaptured', () => {
    const voided = { ...captured, state: 'voided', feeMinor: null, taxMinor: null } as const;
    const whole = { ...refund, amountMinor: captured.amountMinor };
    const authorized = { ...voided, state: 'authorized' } as const;
    const returned: PaymentReport[] = [
      { ...authorized, state: 'failed', error: { code: 'X', reason: null, description: null } },
      authorized,
      { ...voided, refunds: [whole] },
      { ...voided, refunds: [{ ...whole, state: 'processed' }] },
      // An event about the refund still shows the payment's earlier state.
      { ...authorized, refunds: [{ ...whole, state: 'processed' }] },
    ];

    it('is voided with reports in any order, with repeats', () => {
      expect(mergeAll(returned)).toMatchObject({
        state: 'voided',
        amountRefundedMinor: captured.amountMinor,
        capturedAt: null,
      });
      expectSameEnd(returned);
    });

    it('is voided by the refund report alone, even if the refund fails', () => {
      const [, , , , early] = returned;
      const failed = { ...authorized, refunds: [{ ...whole, state: 'failed' } as const] };
      expect(mergeAll([early ?? authorized]).state).toBe('voided');
      for (const sequence of permutations([...returned, failed])) {
        expect(mergeAll(sequence)).toMatchObject({ state: 'voided', amountRefundedMinor: 0 });
      }
    });

    it('is not voided if it was captured, with reports in any order', () => {
      expect(mergeAll([...returned, captured]).state).toBe('refunded');
      expectSameEnd([...returned, captured]);
    });
  });

  it('is captured at the earliest time in its reports', () => {
    expect(mergeAll(reports.toReversed()).capturedAt?.seconds).toBe(1_766_000_010);
    expect(mergeAll(reports.slice(0, 2)).capturedAt).toBeNull();
  });
});

function expectSameEnd(all: readonly PaymentReport[]): void {
  const sequences = fc.tuple(
    fc.shuffledSubarray([...all], { minLength: all.length }),
    fc.array(fc.constantFrom(...all), { maxLength: 5 }),
  );
  const expected = mergeAll(all);
  fc.assert(
    fc.property(sequences, ([each, again]) => {
      expect(mergeAll([...each, ...again])).toEqual(expected);
      expect(mergeAll([...again, ...each])).toEqual(expected);
    }),
    { numRuns: 500 },
  );
}

function mergeAll(sequence: readonly PaymentReport[]) {
  const [first, ...rest] = sequence;
  if (!first) throw new Error('Nothing to merge.');
  const { updatedAt, ...record } = rest.reduce(mergeFacts, mergeFacts(undefined, first));
  return record;
}

function aDispute(
  disputeId: string,
  state: DisputeState,
  seconds: number,
  facts: Partial<DisputeReport> = {},
): PaymentReport {
  const dispute: DisputeReport = {
    disputeId,
    state,
    amountMinor: captured.amountMinor,
    phase: 'chargeback',
    reason: 'goods_not_received',
    respondBy: 1_766_200_000,
    createdAt: 1_766_000_100,
    ...facts,
  };
  return { ...captured, dispute, reportedAt: 1_766_000_100 + seconds };
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
