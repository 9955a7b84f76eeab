import { getDocs } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { deleteAccount } from '../../../functions/src/accounts/deletion/delete-account.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { toPayable } from '../../../web/src/core/payments/payable.ts';
import type { CsvPart } from '../../../web/src/admin/lists/csv.ts';
import type { PayableFilter } from '../../../web/src/admin/payables/payable-filter.ts';
import { aCustomer } from '../../support/functions/accounts/customers.ts';
import { anOpenInvoice, anOpenOrder, reportOf } from '../../support/functions/payments/payments.ts';
import { issueAll } from '../../support/functions/payments/receipts.ts';
import { readCsv } from '../../support/functions/read-csv.ts';
import { suite } from '../../support/functions/suite.ts';
import { viewersDatabase } from '../../support/functions/viewers-database.ts';

vi.mock('../../../web/src/lib/env.ts', () => ({ env: { firebase: {} } }));
vi.mock('../../../web/src/lib/firestore.ts', () => ({ firestore: () => database }));
vi.mock('../../../web/src/lib/firebase.ts', () => ({ auth: () => ({ currentUser: null }) }));
vi.stubGlobal('location', { origin: suite.siteUrl });

const database = viewersDatabase();
const { toQuery } = await import('../../../web/src/core/database/to-query.ts');
const { findPayables } = await import('../../../web/src/admin/payables/api/watch-payables.ts');
const { exportPayables } = await import('../../../web/src/admin/payables/api/export-payables.ts');
const { exportStatement } = await import('../../../web/src/admin/statement/api/read-statement.ts');
const { readMonth } = await import('../../../web/src/admin/lists/months.ts');

/** A month of its own, because the statement of the current one has the payments of a whole test run. */
const capturedAt = Date.parse('2015-06-10T12:00:00+05:30') / 1000;

const types = ['product_order', 'invoice'] as const;

it('lists, exports and the statement have the same sum before and after an account deletion', async () => {
  const account = await aCustomer();
  const ofInvoice = { amount: 5_500.5, currency: 'INR' } as const;
  const payables = await Promise.all([anOpenOrder(account), anOpenInvoice(ofInvoice, account)]);
  for (const { payment } of payables) {
    await recordPayment({ ...reportOf(payment), reportedAt: capturedAt });
  }
  const [{ payment: refunded }] = payables;
  await recordPayment(reportOf({ ...refunded, amount_refunded: refunded['amount'] }));
  // The emulator can garble what it sends to a listener while receipts are being stored.
  await issueAll(...payables);
  const paymentIds = payables.map(({ payment }) => payment.id);
  const sum = payables.reduce((all, { order }) => all + order.amount, 0);
  const sums = { lists: sum, found: sum, exports: sum, statement: sum };
  expect(await sumsOf(paymentIds)).toEqual(sums);
  await deleteAccount(account.uid);
  expect(await sumsOf(paymentIds)).toEqual(sums);
});

async function sumsOf(paymentIds: readonly string[]) {
  const today = indianDay(new Date());
  const day = { currency: 'INR', from: today, to: today } as const;
  const statuses = [
    { status: 'Paid', ...day },
    { status: 'Refunded', ...day },
  ] as const;
  const [paid, refunded] = statuses;
  const searches = paymentIds.map((text) => ({ text }));
  const [lists, found, orders, invoices, statement] = await Promise.all([
    sumOfLists(statuses, paymentIds),
    sumOfLists(searches, paymentIds),
    sumOfFile(exportPayables('product_order', refunded), 'Amount', paymentIds),
    sumOfFile(exportPayables('invoice', paid), 'Amount', paymentIds),
    sumOfFile(exportStatement(theMonth()), 'Paid', paymentIds),
  ]);
  return { lists, found, exports: orders + invoices, statement };
}

async function sumOfLists(
  filters: readonly PayableFilter[],
  paymentIds: readonly string[],
): Promise<number> {
  const lists = types.flatMap((type) =>
    filters.map(async (filter) => {
      const { query } = await findPayables(type, filter);
      const found = query ? (await getDocs(toQuery(query))).docs : [];
      return found
        .filter((it) => paymentIds.includes(String(it.get('paymentId'))))
        .map((it) => toPayable(type, it.id, it.data()).amount);
    }),
  );
  return (await Promise.all(lists)).flat().reduce((all, amount) => all + amount, 0);
}

async function sumOfFile(
  parts: AsyncGenerator<CsvPart>,
  column: string,
  paymentIds: readonly string[],
): Promise<number> {
  const rows = await readCsv(parts);
  const ours = rows.filter((row) => paymentIds.some((id) => Object.values(row).includes(id)));
  return ours.reduce((all, row) => all + Number(row[column]), 0);
}

function theMonth() {
  const month = readMonth('2015-06');
  if (!month) throw new Error('There is no such month.');
  return month;
}
