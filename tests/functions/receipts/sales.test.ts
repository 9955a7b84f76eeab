import { randomInt, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { formatMoney, toMajorUnits } from '../../../functions/shared/values/money.ts';
import { receiptId } from '../../../functions/shared/receipts/receipt-numbers.ts';
import { addDays } from '../../../functions/shared/subscriptions/term-days.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { commitAtomically } from '../../../functions/src/platform/commit-atomically.ts';
import { receipts, type IssuedReceipt } from '../../../functions/src/receipts/documents.ts';
import { notifyOfSale, readSales } from '../../../functions/src/receipts/issue/notify-of-sale.ts';
import { anIssuedReceipt } from '../../support/issued-receipts.ts';
import { mailServerForEachTest, sendAndRead } from '../../support/functions/email-reader.ts';
import { dueSince, readEmail, storeEmail } from '../../support/functions/outbox.ts';
import { anOrderToRecord, issueAll, record } from '../../support/functions/payments/receipts.ts';

mailServerForEachTest();

it('a sale queues one email to the operator, or that of its day', async () => {
  const bought = await anOrderToRecord();
  await record(bought);
  await issueAll(bought);
  const { createdAt } = (await readEmail(`paid_${bought.payment.id}`)) ?? {};
  const day = new Date((createdAt?.toMillis() ?? 0) + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const emails = await Promise.all([
    readEmail(`sale_${bought.payment.id}`),
    readEmail(`sales_${day}`),
  ]);
  expect(emails.some(Boolean)).toBe(true);
});

it('the email of a sale names the receipt, the lines and the page in the panel', async () => {
  const { receipt } = await storeSale(aDay());
  const id = await storeEmail('sale_notice', { paymentId: receipt.payment.id });
  const mail = await sendAndRead(id);
  const amount = formatMoney(toMajorUnits(receipt.totalMinor), 'INR');
  expect(mail.subject).toBe(`Sale: ${amount}, receipt ${receipt.number}`);
  for (const { description } of receipt.items) expect(mail.text).toContain(description);
  expect(mail.text).toContain(receipt.buyer?.name);
  expect(mail.html).toContain(`/admin/orders/${receipt.uid}/order-1`);
});

it('after 20 sales of a day, one email lists all of them the next morning', async () => {
  const day = aDay();
  const first = await notice(day);
  expect(await readEmail(`sale_${first}`)).toMatchObject({ kind: 'sale_notice' });
  const sales = await Promise.all(Array.from({ length: 20 }, () => storeSale(day)));
  const others = [await notice(day), await notice(day)];
  for (const other of others) expect(await readEmail(`sale_${other}`)).toBeUndefined();
  const digest = await readEmail(`sales_${day}`);
  expect(digest?.dueAt.toDate()).toEqual(new Date(`${addDays(day, 1)}T09:00:00+05:30`));

  await outbox.doc(`sales_${day}`).update({ dueAt: dueSince(1) });
  const mail = await sendAndRead(`sales_${day}`);
  expect(mail.subject).toMatch(/^20 sales on /);
  for (const { receipt } of sales) expect(mail.text).toContain(receipt.number);
});

/** A day of its own, so that the sales of other tests don't count. */
function aDay(): string {
  return addDays('2100-01-01', randomInt(100_000));
}

async function storeSale(day: string): Promise<{ receipt: IssuedReceipt }> {
  const number = `R/00-01/${String(randomInt(1e8, 1e9))}`;
  const receipt = {
    ...anIssuedReceipt({ uid: randomUUID(), number }),
    issuedAt: Timestamp.fromDate(new Date(`${day}T23:30:00+05:30`)),
  };
  receipt.payment = { ...receipt.payment, id: `pay_${number.slice(8)}` };
  await receipts.doc(receiptId(number)).set(receipt);
  return { receipt };
}

/** Queues the email of a sale on a day, and returns the payment's id. */
async function notice(day: string): Promise<string> {
  const paymentId = `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  await commitAtomically(async (batch, reads) => {
    const sales = await readSales(reads, paymentId, new Date(`${day}T12:00:00+05:30`));
    notifyOfSale(batch, paymentId, sales);
  });
  return paymentId;
}
