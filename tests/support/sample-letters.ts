import type { AttentionKind } from '../../functions/src/alerts/attention-item.ts';
import { attentionSentences } from '../../functions/src/letters/compose/attention-sentences.ts';
import type { WrittenLetter } from '../../functions/src/letters/write/composition.ts';
import { contactAcknowledged } from '../../functions/src/letters/compose/contact-acknowledged.ts';
import { contactDigest } from '../../functions/src/letters/compose/contact-digest.ts';
import { contactNotice } from '../../functions/src/letters/compose/contact-notice.ts';
import { invoiceIssued } from '../../functions/src/letters/compose/invoice-issued.ts';
import { operatorAttention } from '../../functions/src/letters/compose/operator-attention.ts';
import { paymentConfirmed } from '../../functions/src/letters/compose/payment-confirmed.ts';
import { paymentFailed } from '../../functions/src/letters/compose/payment-failed.ts';
import { paymentReturned } from '../../functions/src/letters/compose/payment-returned.ts';
import { refundMade } from '../../functions/src/letters/compose/refund-made.ts';

const siteUrl = 'https://site.example';
const moment = new Date('2026-11-21T12:01:00Z');
const order = { type: 'product_order', number: 'ORD-1763726460000' } as const;
const invoice = { type: 'invoice', number: 'INV-2026/041' } as const;
const payment = { paymentId: 'pay_QUg6V5UmtqzQKE', currency: 'INR' } as const;

/** A letter of every kind for the tests. What people type in it is `typed` where that is given. */
export function sampleLetters(typed?: string): Record<string, WrittenLetter> {
  const name = typed ?? 'Asha Verma';
  const reader = { name, isVerified: true };
  const typedInvoice = { ...invoice, number: typed ?? invoice.number };
  const confirmed = {
    ...payment,
    reader,
    amountMinor: 42_998_00,
    paidAt: moment,
    receiptNumber: 'R/26-27/000123',
  };
  const refund = {
    ...payment,
    reader,
    charge: order,
    paidMinor: 42_998_00,
    refundedAt: moment,
    refundId: 'rfnd_FP8QHiV938haTz',
    reason: null,
  };
  const returned = {
    ...payment,
    reader,
    charge: typedInvoice,
    amountMinor: 42_998_00,
    paidAt: moment,
  };
  return {
    'payment-confirmed': paymentConfirmed(
      {
        ...confirmed,
        charge: order,
        items: [
          { description: typed ?? 'NorthStar Debt Console', amountMinor: 18_999_00 },
          { description: 'ConoSur Recovery Studio', amountMinor: 23_999_00 },
        ],
      },
      siteUrl,
    ),
    'payment-confirmed-invoice': paymentConfirmed(
      { ...confirmed, charge: typedInvoice, items: [], amountMinor: 1_234_50, currency: 'EUR' },
      siteUrl,
    ),
    'payment-failed': paymentFailed(
      {
        reader,
        charge: typedInvoice,
        amountMinor: 1_00_00_000_00,
        currency: 'INR',
        triedAt: moment,
      },
      siteUrl,
    ),
    'payment-returned': paymentReturned({ ...returned, standing: 'open' }, siteUrl),
    'payment-returned-paid': paymentReturned({ ...returned, standing: 'paid' }, siteUrl),
    'payment-returned-cancelled': paymentReturned({ ...returned, standing: 'cancelled' }, siteUrl),
    'invoice-issued': invoiceIssued(
      {
        reader,
        invoiceNumber: typedInvoice.number,
        amountMinor: 2_10_000_75,
        currency: 'INR',
        issuedAt: moment,
      },
      siteUrl,
    ),
    'refund-full': refundMade(
      { ...refund, amountMinor: 42_998_00, refundedMinor: 42_998_00 },
      siteUrl,
    ),
    'refund-partial': refundMade(
      { ...refund, amountMinor: 10_000_00, refundedMinor: 28_999_00, reason: 'requested' },
      siteUrl,
    ),
    'refund-duplicate': refundMade(
      {
        ...refund,
        amountMinor: 42_998_00,
        refundedMinor: 42_998_00,
        reason: 'duplicate_payment',
      },
      siteUrl,
    ),
    'contact-acknowledged': contactAcknowledged(siteUrl),
    'contact-notice': contactNotice(
      {
        firstName: name,
        lastName: typed ?? '',
        email: typed ?? 'asha@example.com',
        message:
          typed ??
          'Hello,\n\nwe are a lender with about 40,000 open cases in three countries.\nCould you show us the platform next week?\n\nAsha Verma',
        sentAt: moment,
      },
      siteUrl,
    ),
    'contact-digest': contactDigest(
      Array.from({ length: 21 }, () => ({
        firstName: name,
        lastName: typed ?? '',
        email: typed ?? 'asha@example.com',
        message: typed ?? 'Could you show us the platform next week?',
        sentAt: moment,
      })),
      siteUrl,
    ),
    ...Object.fromEntries(
      (Object.keys(attentionSentences) as AttentionKind[]).map((kind) => [
        `operator-attention-${kind}`,
        operatorAttention(
          {
            kind,
            paymentId: payment.paymentId,
            uid: 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5',
            path: `users/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5/orders/${typed?.replaceAll('/', '') ?? 'k3jH2mNqPzR7'}`,
            details: typed ?? null,
            charge: order,
            count: 1,
            lastAt: moment,
            noticedAt: moment,
          },
          siteUrl,
        ),
      ]),
    ),
  };
}
