import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { toMajorUnits } from '../../../functions/shared/money.ts';
import type { LedgerEntry } from '../../../functions/src/payments/documents.ts';
import { makePurchases } from '../purchases.ts';
import { seededRandom } from '../random.ts';
import { audit, isAsExpected, lettersOf } from './audit.ts';
import type { Stored } from './stored.ts';
import { makeStory, type Story } from './story.ts';

const random = seededRandom(1);
const stories = makePurchases(60, random).map((purchase) => makeStory(purchase, random));
const [first] = stories as [Story];

test('finds nothing wrong where everything was booked once', () => {
  expect(wrong(stored())).toEqual([]);
});

test('tells stories of every kind', () => {
  expect(stories.some(({ refund }) => refund)).toBe(true);
  expect(stories.some(({ payments }) => payments.length > 1)).toBe(true);
  expect(stories.some(({ deliveries }) => deliveries.length === 0)).toBe(true);
});

test('finds a payment that was lost', () => {
  const { documents, ...others } = stored();
  documents.set(first.purchase.path, { status: 'Pending' });
  expect(wrong({ ...others, documents })).toEqual(['documents Paid by their payment', 'lost']);
});

test('finds a letter that is missing, and one too many', () => {
  const missing = stored();
  missing.letters.delete([...missing.letters][0] ?? '');
  expect(wrong(missing)).toEqual(['letters in the outbox', 'payments with their letters', 'lost']);

  const doubled = stored();
  doubled.letters.add('refund_again');
  expect(wrong(doubled)).toEqual(['letters in the outbox', 'doubled']);
});

test('finds a document that two payments have settled', () => {
  const twice = stored();
  const entry = twice.ledger.get(first.purchase.payment.id);
  if (entry) twice.ledger.set('pay_Second00000001', entry);
  expect(wrong(twice)).toEqual(['ledger entries of unknown payments', 'doubled']);
});

test('finds a wrong amount in the ledger', () => {
  const off = stored();
  const entry = off.ledger.get(first.purchase.payment.id);
  if (entry) off.ledger.set(first.purchase.payment.id, { ...entry, amountMinor: 1 });
  expect(wrong(off)).toEqual(['ledger entries settled, exact', 'lost']);
});

test('finds what was left behind', () => {
  const left = { ...stored(), cartLines: 2, attention: new Set(['matter']) };
  left.webhooks.delete([...left.webhooks][0] ?? '');
  expect(wrong(left)).toEqual([
    'webhooks on record',
    'bought lines left in carts',
    'entries in the attention list',
  ]);
});

function wrong(found: Stored): string[] {
  return audit(stories, found)
    .filter((finding) => !isAsExpected(finding))
    .map(({ what }) => what);
}

/** What is stored when each payment was booked once. */
function stored(): Stored {
  return {
    documents: new Map(stories.map((story) => [story.purchase.path, paidDocument(story)])),
    ledger: new Map(stories.map((story) => [story.purchase.payment.id, ledgerEntry(story)])),
    attempts: new Map(stories.map(({ purchase }) => [purchase.receipt, { state: 'settled' }])),
    letters: new Set(stories.flatMap(lettersOf)),
    webhooks: new Set(
      stories.flatMap(({ deliveries }) => deliveries.map(({ eventId }) => eventId)),
    ),
    attention: new Set(),
    cartLines: 0,
  };
}

function paidDocument({ purchase, refund }: Story) {
  return {
    status: 'Paid',
    paymentId: purchase.payment.id,
    ...(refund && { refundedAmount: toMajorUnits(refund.amount) }),
  };
}

function ledgerEntry({ purchase, refund }: Story): LedgerEntry {
  const { payment, receipt, uid, path } = purchase;
  const now = Timestamp.now();
  return {
    razorpayOrderId: payment.order_id,
    orderAmountMinor: null,
    attemptId: receipt,
    uid,
    path,
    amountMinor: payment.amount,
    currency: payment.currency,
    baseAmountMinor: null,
    state: 'captured',
    amountRefundedMinor: refund?.amount ?? 0,
    reportedRefundedMinor: 0,
    refunds: {},
    method: 'upi',
    feeMinor: null,
    taxMinor: null,
    error: null,
    outcome: 'settled',
    receiptState: 'queued',
    checkoutEmail: null,
    createdAt: now,
    capturedAt: now,
    updatedAt: now,
  };
}
