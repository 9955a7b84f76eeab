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

test('tells stories of every kind', () => {
  expect(stories.some(({ refund }) => refund)).toBe(true);
  expect(stories.some(({ payments }) => payments.length > 1)).toBe(true);
  expect(stories.some(({ deliveries }) => deliveries.length === 0)).toBe(true);
});

const { purchase } = first;
const { id } = purchase.payment;

test.each<[title: string, change: (stored: Stored) => unknown, findings: string[]]>([
  ['nothing wrong when everything is booked once', () => {}, []],
  [
    'a payment that was lost',
    ({ documents }) => documents.set(purchase.path, { status: 'Pending' }),
    ['documents Paid by their payment', 'lost'],
  ],
  [
    'a letter that is missing',
    ({ letters }) => letters.delete([...letters][0] ?? ''),
    ['letters in the outbox', 'payments with their letters', 'lost'],
  ],
  [
    'a letter too many',
    ({ letters }) => letters.add('refund_again'),
    ['letters in the outbox', 'doubled'],
  ],
  [
    'a document that two payments have settled',
    ({ ledger }) => ledger.set('pay_Second00000001', ledgerEntry(first)),
    ['ledger entries of unknown payments', 'doubled'],
  ],
  [
    'a wrong amount in the ledger',
    ({ ledger }) => ledger.set(id, { ...ledgerEntry(first), amountMinor: 1 }),
    ['ledger entries settled, exact', 'lost'],
  ],
  [
    'a webhook that is not on record',
    ({ webhooks }) => webhooks.delete([...webhooks][0] ?? ''),
    ['webhooks on record'],
  ],
  [
    'what was left behind',
    (stored) => Object.assign(stored, { cartLines: 2, attention: new Set(['matter']) }),
    ['bought lines left in carts', 'entries in the attention list'],
  ],
])('finds %s', (_, change, findings) => {
  const found = stored();
  change(found);
  const wrong = audit(stories, found).filter((finding) => !isAsExpected(finding));
  expect(wrong.map(({ what }) => what)).toEqual(findings);
});

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
    refundMonths: [],
    refunds: {},
    method: 'upi',
    feeMinor: null,
    taxMinor: null,
    error: null,
    outcome: 'settled',
    receiptState: 'queued',
    checkoutEmail: null,
    noticeDueAt: null,
    createdAt: now,
    capturedAt: now,
    updatedAt: now,
  };
}
