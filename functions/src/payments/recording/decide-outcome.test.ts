import { expect, it } from 'vitest';
import { decideOutcome, type PayableState } from './decide-outcome.ts';

const attempt = { amountMinor: 5_500_00, currency: 'INR' } as const;
const captured = {
  ...attempt,
  paymentId: 'pay_1',
  state: 'captured',
  orderAmountMinor: null,
} as const;

const pending = document('Pending');
const paidByIt = { status: 'Paid', paymentId: 'pay_1', price: attempt };

it.each(['created', 'failed', 'authorized', 'voided'] as const)('%s is open', (state) => {
  expect(decideOutcome({ ...captured, state }, attempt, pending, undefined)).toBe('open');
});

it.each([
  ['Pending', false, 'recorded'],
  ['Cancelled', false, 'paid_after_cancel'],
  ['Paid', false, 'duplicate_payment'],
  ['Completed', false, 'duplicate_payment'],
  ['Refunded', false, 'duplicate_payment'],
  ['Pending', true, 'price_outdated'],
  ['Cancelled', true, 'price_outdated'],
  ['Paid', true, 'duplicate_payment'],
])(
  'captured for a document that is %s, at an outdated price (%s): %s',
  (status, isPriceOver, outcome) => {
    const recorded = { ...document(status), ...(isPriceOver && { isPriceOver }) };
    expect(decideOutcome(captured, attempt, recorded, undefined)).toBe(outcome);
  },
);

it('keeps the outcome of a payment that has marked its document Paid', () => {
  const outcome = decideOutcome(captured, attempt, paidByIt, 'paid_after_cancel');
  expect(outcome).toBe('paid_after_cancel');
  const refunded = { ...captured, state: 'refunded' } as const;
  expect(decideOutcome(refunded, attempt, paidByIt, 'recorded')).toBe('recorded');
});

it.each<[string, object, object]>([
  ['amount of the payment', { amountMinor: 1 }, {}],
  ['currency of the payment', { currency: 'USD' }, {}],
  ['amount of the document', {}, { price: { ...attempt, amountMinor: 1 } }],
  ['currency of the document', {}, { price: { ...attempt, currency: 'USD' } }],
  ['document that has no price', {}, { price: undefined }],
  ['order of the provider', { orderAmountMinor: attempt.amountMinor + 1 }, {}],
])('compares with the attempt: %s', (_, ofPayment, ofDocument) => {
  const payment = { ...captured, orderAmountMinor: attempt.amountMinor };
  const outcome = (changed: object, recorded: object) =>
    decideOutcome({ ...payment, ...changed }, attempt, { ...pending, ...recorded }, undefined);
  expect(outcome({}, {})).toBe('recorded');
  expect(outcome(ofPayment, ofDocument)).toBe('amount_mismatch');
});

it.each([
  ['recorded', document('Refunded')],
  ['paid_after_cancel', document('Refunded')],
  ['duplicate_payment', { status: 'Cancelled', paymentId: 'pay_0', price: attempt }],
  ['duplicate_payment', pending],
  ['price_outdated', { status: 'Cancelled', paymentId: 'pay_0', price: attempt }],
  ['price_outdated', pending],
] as const)('keeps the outcome %s in every state of the document', (known, changed) => {
  for (const now of ['missing', 'deleted', changed] as const) {
    expect(decideOutcome(captured, attempt, now, known)).toBe(known);
  }
});

it("keeps the reason why a document can't be paid, and records the payment once it can", () => {
  for (const known of ['document_missing', 'paid_after_deletion'] as const) {
    for (const now of ['missing', 'deleted'] as const) {
      expect(decideOutcome(captured, attempt, now, known)).toBe(known);
    }
    expect(decideOutcome(captured, attempt, pending, known)).toBe('recorded');
  }
});

it.each([
  [undefined, 'missing', undefined, 'unmatched'],
  [attempt, 'missing', undefined, 'document_missing'],
  [attempt, 'missing', 'open', 'document_missing'],
  [attempt, 'deleted', undefined, 'paid_after_deletion'],
  [attempt, 'deleted', 'unmatched', 'paid_after_deletion'],
] as const)(
  'with the attempt %j, a document that is %s, known as %s: %s',
  (made, now, known, is) => {
    expect(decideOutcome(captured, made, now, known)).toBe(is);
  },
);

function document(status: string): PayableState {
  return { status, price: attempt, ...(status === 'Paid' && { paymentId: 'pay_another' }) };
}
