import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { paymentAttempts } from '../../functions/src/payments/documents.ts';
import {
  anOpenOrder,
  resolveAttention,
  ledgerEntry,
  lettersAbout,
  attentionAbout,
  openAttentionAbout,
} from '../support/functions/payments.ts';
import { issueAll } from '../support/functions/receipts.ts';
import { read } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';
import { anEvent, deliver } from '../support/functions/webhooks.ts';

it('a captured payment marks the order Paid, settles the attempt and queues one letter and one receipt', async () => {
  const { order, payment } = await anOpenOrder();
  const answer = await deliver(anEvent('payment.captured', payment));
  expect(answer).toEqual({ status: 200, body: { outcome: 'settled' } });
  expect(await read(order.path)).toMatchObject({
    status: 'Paid',
    paymentId: payment.id,
    paidAt: Timestamp.fromMillis(1_766_000_005_000),
  });
  expect(await ledgerEntry(payment)).toMatchObject({
    state: 'captured',
    outcome: 'settled',
    amountMinor: order.amount * 100,
    // The trigger may have issued it already.
    receiptState: expect.stringMatching(/^(queued|issued)$/),
    path: order.path,
  });
  expect(await attemptState(order.path)).toBe('settled');
  await issueAll({ payment });
  expect(await lettersAbout(payment)).toEqual([`paid_${payment.id}`]);
});

it('each turn of a dispute is told to the operator, once', async () => {
  const { payment } = await anOpenOrder();
  await deliver(anEvent('payment.captured', payment));
  const beside = { dispute: { id: 'disp_1', amount: 100 } };
  for (const event of ['payment.dispute.created', 'payment.dispute.lost']) {
    const answer = await deliver(anEvent(event, payment, beside));
    expect(answer).toEqual({ status: 200, body: { outcome: 'settled' } });
    await resolveAttention(payment);
    await deliver(anEvent(event, payment, beside));
    expect(await openAttentionAbout(payment)).toEqual([]);
  }
  expect(await attentionAbout(payment)).toEqual(['dispute', 'dispute_lost']);
  expect(await ledgerEntry(payment)).toMatchObject({ disputes: { disp_1: 'lost' } });
});

describe('published samples', () => {
  const folder = resolve(import.meta.dirname, '../fixtures/razorpay-webhooks');

  it.each(globSync('*.json', { cwd: folder }).map((file) => basename(file)))(
    '%s is understood',
    async (file) => {
      const sample = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as object;
      const { status, body } = await deliver({ ...sample, account_id: suite.razorpayAccountId });
      expect(status).toBe(200);
      expect(body.outcome).toMatch(/^(open|unmatched)$/);
    },
  );
});

async function attemptState(path: string): Promise<string | undefined> {
  return (await paymentAttempts.where('path', '==', path).get()).docs[0]?.data().state;
}
