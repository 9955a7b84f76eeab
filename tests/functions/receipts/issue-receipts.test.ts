import { expect, it } from 'vitest';
import { userPath } from '../../../functions/shared/collections.ts';
import { receiptId } from '../../../functions/shared/receipts/receipt-numbers.ts';
import { payments } from '../../../functions/src/payments/documents.ts';
import { leases } from '../../../functions/src/platform/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { type IssuedReceipt, receipts } from '../../../functions/src/receipts/documents.ts';
import { forEachConcurrent } from '../../../functions/src/platform/for-each-concurrent.ts';
import { issueReceipt } from '../../../functions/src/receipts/issue/issue-receipt.ts';
import { issueReceipts } from '../../../functions/src/receipts/issue/issue-receipts.ts';
import { aProfile } from '../../support/documents.ts';
import { taxSettings } from '../../support/receipts.ts';
import { paymentRecord } from '../../support/functions/payments/payments.ts';
import {
  anInvoiceToRecord,
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
import { minutesAgo, read } from '../../support/functions/stored.ts';

const noAccount = async () => ({ name: '', email: '', isVerified: false });

const context = { findAccount: noAccount, tax: undefined };

it('a recorded payment gets its receipt, followed by the order, the ledger entry and the confirmation', async () => {
  const bought = await anOrderToRecord();
  await firestore.doc(userPath(bought.uid)).set(aProfile(bought.uid));
  await record(bought);
  await issueAll(bought);
  const receipt = await theReceiptOf(bought);
  expect(receipt).toMatchObject({
    number: expect.stringMatching(new RegExp(`^R/${currentYear}/\\d{6}$`)),
    buyer: { name: 'Asha Example' },
    totalMinor: bought.payment['amount'],
    tax: null,
    payment: { id: bought.payment.id, method: 'card' },
    uid: bought.uid,
    path: bought.path,
  });
  const { number: receiptNumber } = receipt;
  expect(await read(bought.path)).toMatchObject({ status: 'Paid', receiptNumber });
  const issued = { receiptState: 'issued', checkoutEmail: null };
  expect(await paymentRecord(bought.payment)).toMatchObject(issued);
  expect(await emailOf(bought)).toMatchObject({
    kind: 'payment_confirmed',
    uid: bought.uid,
    path: bought.path,
    recipientEmail: bought.payment['email'],
  });
});

it('a recorded payment is confirmed only with its receipt, which has the address from checkout', async () => {
  const bought = await anOrderToRecord();
  const checkoutEmail = bought.payment['email'];
  await holdIssuing(async () => {
    await record(bought);
    expect(await paymentRecord(bought.payment)).toMatchObject({ checkoutEmail });
    // Later reports contain no address.
    await record({ payment: { ...bought.payment, email: null, fee: 1 } });
    expect(await paymentRecord(bought.payment)).toMatchObject({ checkoutEmail });
    expect(await emailOf(bought)).toBeUndefined();
  });
  await issueAll(bought);
  expect((await theReceiptOf(bought)).buyer?.email).toBe(checkoutEmail);
});

it('a recorded payment gets a new receipt if the first one was lost, and no second confirmation', async () => {
  const bought = await anOrderToRecord();
  await holdIssuing(async () => {
    await record(bought);
    // The lost receipt leaves a gap in the series of its year.
    await capture(bought, '2031-05-01T12:00:00Z');
  });
  await issueAll(bought);
  const queuedAt = (await emailOf(bought))?.createdAt;
  expect(queuedAt).toBeDefined();
  await receipts.doc(receiptId((await theReceiptOf(bought)).number)).delete();
  await payments.doc(bought.payment.id).update({ receiptState: 'queued' });
  await issueAll(bought);
  const { number } = await theReceiptOf(bought);
  // The receipt's financial year is that of its capture, not of today.
  expect(number).toMatch(/^R\/31-32\//);
  expect(await read(bought.path)).toMatchObject({ receiptNumber: number });
  expect((await emailOf(bought))?.createdAt).toEqual(queuedAt);
});

it.each([
  ['of an invoice', false],
  ['of an invoice that was refunded meanwhile', true],
])(
  "a recorded payment %s gets a receipt in the invoice's currency, made out to its customer",
  async (_, isRefunded) => {
    const bought = await anInvoiceToRecord({ amount: 349.99, currency: 'EUR' });
    const refunded = { amount_refunded: bought.payment['amount'], status: 'refunded' };
    await record({ payment: { ...bought.payment, ...(isRefunded && refunded) } });
    await issueAll(bought);
    expect(await theReceiptOf(bought)).toMatchObject({
      paidFor: { type: 'invoice', number: 'INV-1001' },
      buyer: { name: 'Asha Example', email: 'asha@example.com' },
      totalMinor: 349_99,
      currency: 'EUR',
    });
  },
);

it('a recorded payment gets a tax invoice if the seller has a GSTIN', async () => {
  const bought = await anOrderToRecord();
  await holdIssuing(async () => {
    await record(bought);
    await issueReceipt(bought.payment.id, { ...context, tax: taxSettings() });
  });
  expect(await theReceiptOf(bought)).toMatchObject({
    title: 'Tax Invoice',
    seller: { gstin: taxSettings().gstin },
    tax: { sac: '998314', taxes: [{ name: 'CGST' }, { name: 'SGST' }] },
  });
});

it('the series of numbers has no gaps or repeats after 20 concurrent payments, for any number of issuers', async () => {
  const bought = await Promise.all(Array.from({ length: 20 }, () => anOrderToRecord()));
  // Higher concurrency would start one emulator process for each email.
  const recorded = forEachConcurrent(bought, 6, record);
  await Promise.all([
    recorded,
    ...Array.from({ length: 5 }, () => issueAll(...bought.slice(0, 10))),
  ]);
  await issueAll(...bought);
  const each = await Promise.all(bought.map(receiptsOf));
  expect(each.map(({ length }) => length)).toEqual(bought.map(() => 1));
  expect(new Set(each.flat().map(({ number }) => number)).size).toBe(20);
  const { gaps, last } = await seriesOf(currentYear);
  expect(gaps).toEqual([]);
  expect(last).toBeGreaterThanOrEqual(20);
});

it('the series of numbers has no gaps when several processes issue without the lease', async () => {
  const bought = await Promise.all(Array.from({ length: 4 }, () => anOrderToRecord()));
  await holdIssuing(async () => {
    await Promise.all(bought.map(record));
    const ids = bought.flatMap(({ payment }) => [payment.id, payment.id]);
    await Promise.allSettled(ids.map((id) => issueReceipt(id, context)));
  });
  await issueAll(...bought);
  for (const one of bought) expect(await receiptsOf(one)).toHaveLength(1);
  expect((await seriesOf(currentYear)).gaps).toEqual([]);
});

it('the series of numbers follows the order of the captures, not of the recordings', async () => {
  const bought = await Promise.all(Array.from({ length: 3 }, () => anOrderToRecord()));
  await holdIssuing(async () => {
    for (const [index, one] of bought.entries()) {
      await record(one);
      await capture(one, `2026-01-0${3 - index}T12:00:00Z`);
    }
  });
  await issueAll(...bought);
  const numbers = (await Promise.all(bought.map(theReceiptOf))).map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted().toReversed());
});

it('an issuer also issues a receipt that is queued while it runs', async () => {
  const second = await anOrderToRecord();
  const recorded: Bought[] = [];
  const findAccount = async () => {
    if (recorded.push(second) === 1) await record(second);
    return noAccount();
  };
  await record(await anOrderToRecord());
  // Other tests may have left receipts that can't be issued.
  await issueReceipts({ findAccount }).catch(() => {});
  expect(await receiptsOf(second)).toHaveLength(1);
});

it('an issuer keeps others from issuing until its lease expires', async () => {
  const bought = await anOrderToRecord();
  await holdIssuing(async () => {
    await record(bought);
    await issueReceipts();
    expect(await paymentRecord(bought.payment)).toMatchObject({ receiptState: 'queued' });
    // Simulates the lease of a process that was killed. It replaces ours.
    await leases.doc('receipts').set({ holder: 'dead', until: minutesAgo(1) });
  });
  await issueAll(bought);
  expect(await receiptsOf(bought)).toHaveLength(1);
  expect((await leases.doc('receipts').get()).data()?.holder).not.toBe('dead');
});

async function theReceiptOf(bought: Bought): Promise<IssuedReceipt> {
  const [receipt, ...others] = await receiptsOf(bought);
  if (!receipt || others.length > 0) throw new Error('There is not one receipt.');
  return receipt;
}
