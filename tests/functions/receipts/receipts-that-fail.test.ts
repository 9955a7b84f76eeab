import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { payments } from '../../../functions/src/payments/documents.ts';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { issueReceipts } from '../../../functions/src/receipts/issue/issue-receipts.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { paymentRecord, alertsAbout } from '../../support/functions/payments/payments.ts';
import {
  anOrderToRecord,
  capture,
  currentYear,
  issueAll,
  emailOf,
  receiptsOf,
  seriesOf,
  record,
  holdIssuing,
  type Bought,
} from '../../support/functions/payments/receipts.ts';
import { minutesAgo } from '../../support/functions/stored.ts';

expectErrors('receipt-waits');

it.each([
  [
    'for another amount than the payment',
    ({ payment }: Bought) => payments.doc(payment.id).update({ amountMinor: 1 }),
    /is for 1, but its items/,
  ],
  ['for a deleted order', ({ path }: Bought) => firestore.doc(path).delete(), /no longer exists/],
  [
    'for a deleted account',
    async ({ uid, path }: Bought) => {
      await deletions.doc(uid).set({ step: 'swept', updatedAt: Timestamp.now() });
      await firestore.doc(path).delete();
    },
    /account was deleted/,
  ],
  [
    'for an order that remains after its account was deleted',
    ({ path }: Bought) => firestore.doc(path).update({ erasedAt: Timestamp.now() }),
    /account was deleted/,
  ],
  [
    'for an order that another payment paid',
    ({ path }: Bought) => firestore.doc(path).update({ paymentId: 'pay_Other' }),
    /different payment/,
  ],
  [
    'for an unreadable order',
    ({ path }: Bought) => firestore.doc(path).update({ items: 7 }),
    /can't be read/,
  ],
])('a receipt %s raises an alert, and the next one is issued', async (_, spoil, details) => {
  const [bad, good] = await Promise.all([anOrderToRecord(), anOrderToRecord()]);
  await holdIssuing(async () => {
    await record(bad);
    await record(good);
    await capture(bad, '2025-04-02T00:00:00Z');
    await spoil(bad);
  });
  await issueAll(bad, good);
  expect(await paymentRecord(bad.payment)).toMatchObject({ receiptState: 'failed' });
  expect(await receiptsOf(bad)).toEqual([]);
  const raised = (await alerts.doc(`${bad.payment.id}_receipt_failed`).get()).data();
  expect(raised).toMatchObject({
    kind: 'receipt_failed',
    uid: bad.uid,
    path: bad.path,
    details: expect.stringMatching(details),
  });
  expect(await emailOf(bad)).toBeUndefined();
  expect(await receiptsOf(good)).toHaveLength(1);
  expect((await seriesOf(currentYear)).gaps).toEqual([]);
});

it('a failed receipt is issued after the operator has corrected its entry and queued it again', async () => {
  const bought = await anOrderToRecord();
  await holdIssuing(async () => {
    await record(bought);
    await payments.doc(bought.payment.id).update({ amountMinor: 1 });
  });
  await issueAll(bought);
  expect(await emailOf(bought)).toBeUndefined();
  const amountMinor = bought.payment['amount'];
  await payments.doc(bought.payment.id).update({ amountMinor, receiptState: 'queued' });
  await issueAll(bought);
  expect(await receiptsOf(bought)).toHaveLength(1);
  expect(await emailOf(bought)).toMatchObject({ recipientEmail: bought.payment['email'] });
});

it('a receipt that cannot be issued now is left for the next run, and raises an alert after an hour', async () => {
  const [bad, good] = await Promise.all([anOrderToRecord(), anOrderToRecord()]);
  const entry = payments.doc(bad.payment.id);
  await holdIssuing(async () => {
    await record(bad);
    await record(good);
    await entry.update({ uid: null });
  });
  // A run does nothing while another process holds the lease.
  await expect.poll(() => errorMessageOf(issueReceipts())).toBe('A receipt was not issued.');
  await issueAll(good);
  expect(await receiptsOf(good)).toHaveLength(1);
  expect(await alertsAbout(bad.payment)).toEqual([]);
  await entry.update({ updatedAt: minutesAgo(61) });
  const raised = async () => {
    await issueReceipts().catch(() => {});
    return alertsAbout(bad.payment);
  };
  await expect.poll(raised).toEqual(['receipt_failed']);
  await entry.update({ uid: bad.uid });
  await issueAll(bad);
  expect(await receiptsOf(bad)).toHaveLength(1);
});

it('an invalid parameter stops all receipts, and raises one alert a day', async () => {
  const id = `receipts_${new Date().toISOString().slice(0, 10)}`;
  await expect(issueReceipts({ findTax })).rejects.toThrow('Not a GSTIN');
  await expect(issueReceipts({ findTax })).rejects.toThrow('Not a GSTIN');
  expect((await alerts.doc(id).get()).data()).toMatchObject({
    kind: 'receipt_failed',
    paymentId: null,
    details: 'Not a GSTIN: X',
  });
});

function findTax(): never {
  throw new RangeError('Not a GSTIN: X');
}

async function errorMessageOf(work: Promise<void>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: Error) => error.message,
  );
}
