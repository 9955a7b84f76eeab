import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { attention } from '../../functions/src/alerts/attention-item.ts';
import { raiseAttentionNow } from '../../functions/src/alerts/raise-attention.ts';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { resolveAttention } from '../../functions/src/desk/resolve.ts';
import { resendLetter } from '../../functions/src/letters/resend-letter.ts';
import { retryRefund } from '../../functions/src/payments/refunds/make-refund.ts';
import { refundPayment } from '../../functions/src/payments/refunds/refund-payment.ts';
import { retryReceipt } from '../../functions/src/receipts/retry-receipt.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { storeAcknowledgement } from '../support/functions/outbox.ts';
import { aPaidOrder } from '../support/functions/payments.ts';
import { failReceiptOf, storeRefund } from '../support/functions/stopped-work.ts';
import { providerId } from '../support/functions/webhooks.ts';

// Razorpay does not know a payment that no customer has made.
expectErrors('provider-call-failed');

const byCommand = { actorUid: null, actorEmail: null };

it('a refund has one entry, however often the command is repeated', async () => {
  const { payment, order } = await aPaidOrder();
  const wholeMinor = order.amount * 100;
  const request = {
    key: randomUUID(),
    paymentId: payment.id,
    amountMinor: 1_000,
    requestedBy: 'operator',
    note: 'Ordered twice.',
  };
  await refundPayment(request);
  await refundPayment(request);
  expect(await entriesAbout(`payments/${payment.id}`)).toEqual([
    {
      ...byCommand,
      action: 'refund-payment',
      path: `payments/${payment.id}`,
      chargePath: order.path,
      before: { leftMinor: wholeMinor, currency: 'INR' },
      after: { leftMinor: wholeMinor - 1_000, currency: 'INR' },
      note: 'Ordered twice.',
      at: expect.anything(),
    },
  ]);
});

it('a refund that is tried again has an entry, and one that was made has none', async () => {
  const { payment, order } = await aPaidOrder();
  for (const state of ['refused', 'queued', 'made'] as const) {
    const id = await storeRefund(payment.id, 1_000, state);
    await retryRefund(id);
    const entry = {
      ...byCommand,
      action: 'retry-refund',
      chargePath: order.path,
      before: { state },
      after: { state: 'queued' },
    };
    expect(await entriesAbout(`refunds/${id}`)).toMatchObject(state === 'made' ? [] : [entry]);
  }
});

it('a refund of a payment that the ledger has lost has an entry about no order or invoice', async () => {
  const id = await storeRefund(providerId('pay'), 1_000, 'refused');
  await expect(retryRefund(id)).rejects.toMatchObject({ code: 'provider-refused' });
  expect(await entriesAbout(`refunds/${id}`)).toMatchObject([{ ...byCommand, chargePath: null }]);
});

it('a letter that is sent again has an entry, and one that waits has none', async () => {
  const failed = await storeAcknowledgement({ state: 'failed' });
  await resendLetter(failed);
  expect(await entriesAbout(`mail/${failed}`)).toMatchObject([
    {
      ...byCommand,
      action: 'resend-letter',
      before: { state: 'failed' },
      after: { state: 'queued' },
    },
  ]);
  const waiting = await storeAcknowledgement();
  await resendLetter(waiting);
  expect(await entriesAbout(`mail/${waiting}`)).toEqual([]);
});

it('a receipt that is tried again has an entry, and one that was issued has none', async () => {
  const { payment, order } = await aPaidOrder();
  await failReceiptOf(payment.id);
  await Promise.all([retryReceipt(payment.id), retryReceipt(payment.id)]);
  expect(await entriesAbout(`payments/${payment.id}`)).toMatchObject([
    {
      ...byCommand,
      action: 'retry-receipt',
      chargePath: order.path,
      before: { receipt: 'failed' },
      after: { receipt: 'queued' },
    },
  ]);
});

it('an item that is resolved has an entry with the note, once', async () => {
  const id = `${randomUUID()}_dispute`;
  const path = 'users/u/orders/o';
  await raiseAttentionNow({ id, kind: 'dispute', path });
  const item = (await attention.doc(id).get()).data();
  if (!item) throw new Error('No item was raised.');
  await resolveAttention(id, item, 'Answered.');
  await resolveAttention(id, item, 'Again.');
  expect(await entriesAbout(`attention/${id}`)).toMatchObject([
    {
      ...byCommand,
      action: 'resolve-attention',
      chargePath: path,
      before: { resolved: false },
      after: { resolved: true },
      note: 'Answered.',
    },
  ]);
});

async function entriesAbout(path: string) {
  return (await audit.where('path', '==', path).get()).docs.map((it) => it.data());
}
