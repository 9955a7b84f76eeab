import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import { bankPaymentId } from '../../../functions/shared/payments/bank-payment-ids.ts';
import { bankPayments } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import {
  anIssuedInvoice,
  payByBank,
  reverseByBank,
} from '../../support/functions/payments/bank-payments.ts';
import { receiptNumberOf } from '../../support/functions/payments/receipts.ts';
import { at } from '../../support/functions/plans.ts';
import { deleteAll } from '../../support/functions/stored.ts';
import { readCsv } from '../../support/functions/read-csv.ts';
import { suite } from '../../support/functions/suite.ts';
import { viewersDatabase } from '../../support/functions/viewers-database.ts';

vi.mock('../../../web/src/lib/env.ts', () => ({ env: { firebase: {} } }));
vi.mock('../../../web/src/lib/firestore.ts', () => ({ firestore: () => database }));
vi.mock('../../../web/src/lib/firebase.ts', () => ({ auth: () => ({ currentUser: null }) }));
vi.stubGlobal('location', { origin: suite.siteUrl });

const database = viewersDatabase();
const { countStatement, exportStatement } =
  await import('../../../web/src/admin/statement/api/read-statement.ts');
const { readTotals } = await import('../../../web/src/admin/statement/api/read-totals.ts');
const { findRecords } = await import('../../../web/src/admin/panel/api/find-records.ts');
const { readMonth } = await import('../../../web/src/admin/lists/months.ts');

const amount = 5_500.5;
const paidOn = '2016-03-10';
/** A payment for the wrong invoice in March, which was reversed in April and recorded for the right one. */
let booked: Awaited<ReturnType<typeof bookTwice>>;

beforeAll(async () => {
  // An earlier run on the same suite has left its own.
  await deleteAll(bankPayments.where('paidOn', '==', paidOn));
  booked = await bookTwice();
});

it('the statement of the month of arrival has both bookings, each with its receipt', async () => {
  const rows = await rowsOf('2016-03');
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toMatchObject({
      Type: 'Payment',
      Currency: 'INR',
      Paid: String(amount),
      'Paid in INR': String(amount),
      Reversed: '',
      'Bank reference': booked.reference,
    });
  }
  expect(new Set(rows.map((row) => row['Receipt number']))).toEqual(booked.receipts);
  expect(await totalsOf('2016-03')).toMatchObject([
    { currency: 'INR', payments: 2, receivedMinor: 2 * amount * 100, reversedMinor: 0 },
  ]);
});

it('the statement of the month of the reversal has it once', async () => {
  expect(await rowsOf('2016-04')).toMatchObject([
    {
      Type: 'Reversal',
      ID: bankPaymentId(booked.reference, 1),
      Paid: '',
      Reversed: String(amount),
      'Reversed in INR': String(amount),
      'Receipt number': booked.wrongReceipt,
    },
  ]);
  expect(await totalsOf('2016-04')).toMatchObject([
    { currency: 'INR', payments: 0, receivedMinor: 0, reversedMinor: amount * 100 },
  ]);
});

it.each(['2016-03', '2016-04'])('the totals of %s equal the sums of its rows', async (month) => {
  const [rows, [total], count] = [
    await rowsOf(month),
    await totalsOf(month),
    await countStatement(monthOf(month)),
  ];
  const sumOf = (name: string) => rows.reduce((all, row) => all + Number(row[name]) * 100, 0);
  expect(total).toMatchObject({
    receivedMinor: sumOf('Paid'),
    valueInr: sumOf('Paid in INR'),
    reversedMinor: sumOf('Reversed'),
    refundedMinor: sumOf('Refunded'),
  });
  expect(count).toBe(rows.length);
});

it('the search finds the invoices of a bank reference, however it is entered', async () => {
  const entered = `${booked.reference.slice(0, 6).toLowerCase()} ${booked.reference.slice(6)}`;
  const found = await findRecords(entered);
  const hints = Object.fromEntries(found.map(({ href, hint }) => [href, hint]));
  expect(hints).toEqual({
    [`/admin/invoices/${booked.uid}/${booked.wrong}`]: 'Reversed bank payment',
    [`/admin/invoices/${booked.uid}/${booked.right}`]: 'Bank payment',
  });
});

async function bookTwice() {
  const owner = await signUp();
  const [wrong, right] = [await anIssuedInvoice(owner), await anIssuedInvoice(owner)];
  const createdAt = Timestamp.fromDate(at(paidOn, 8));
  for (const { path } of [wrong, right]) await firestore.doc(path).update({ createdAt });
  const { reference, paymentId } = await payByBank(owner, wrong.id, { paidOn });
  const wrongReceipt = await receiptNumberOf(wrong.path);
  await reverseByBank(owner, wrong.id, paymentId);
  const reversedAt = Timestamp.fromDate(at('2016-04-02', 12));
  await bankPayments.doc(paymentId).update({ reversedAt });
  await payByBank(owner, right.id, { reference, paidOn });
  const receipts = new Set([wrongReceipt, await receiptNumberOf(right.path)]);
  return { uid: owner.uid, wrong: wrong.id, right: right.id, reference, wrongReceipt, receipts };
}

function rowsOf(month: string) {
  return readCsv(exportStatement(monthOf(month)));
}

function totalsOf(month: string) {
  return readTotals(monthOf(month));
}

function monthOf(id: string) {
  const month = readMonth(id);
  if (!month) throw new Error('There is no such month.');
  return month;
}
