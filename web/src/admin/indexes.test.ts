import { beforeAll, describe, expect, it, vi } from 'vitest';
import { linesOfQueries } from '../../../tests/support/indexes/lines-of-queries.ts';
import { recordedQueries, callers } from '../../../tests/support/indexes/recorded-firestore.ts';
import { unserved } from '../../../tests/support/indexes/unserved.ts';
import { unclaimed } from '@shared/collections.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { currencies } from '@shared/values/money.ts';
import { paymentStatuses } from '@shared/payments/payment-statuses.ts';
import { countPayables, exportPayables } from './payables/api/export-payables.ts';
import { findPlansOfCustomer, findPlansOfPayable } from './panel/api/find-plans.ts';
import { findRecords } from './panel/api/find-records.ts';
import { toAdminPayable } from './payables/admin-payable.ts';
import {
  countByStatus,
  readHealth,
  readReceived,
  readWaiting,
} from './overview/api/read-overview.ts';
import { countStatement, exportStatement } from './statement/api/read-statement.ts';
import { readTotals } from './statement/api/read-totals.ts';
import { watchAlerts } from './alerts/api/watch-alerts.ts';
import { watchPayables } from './payables/api/watch-payables.ts';
import { readPlanFigures } from './overview/api/read-plan-figures.ts';
import { watchInvoicesOfPlan } from './payables/api/watch-invoices-of-plan.ts';
import { countPlans, exportPlans } from './plans/api/export-plans.ts';
import { watchPayersPlans } from './plans/api/watch-payers-plans.ts';
import { watchPlans, watchPlansOf, watchPlansStartedBy } from './plans/api/watch-plans.ts';
import { planFilterStates } from './plans/plan-filter.ts';
import { watchPayablesOf } from './payables/api/watch-payables-of.ts';
import { watchCustomers } from './customers/api/watch-customers.ts';
import { watchMessagesOf } from './messages/api/watch-messages-of.ts';
import { watchEmails, watchEmailsAbout } from './emails/api/watch-emails.ts';
import { countMessages, readMessages, watchMessages } from './messages/api/watch-messages.ts';
import {
  watchLatestPayments,
  watchPayments,
  watchReceiptState,
  watchRefunds,
  watchUncaptured,
} from './payments/api/watch-payments.ts';
import { watchBankPayments, watchBankReceiptState } from './payments/api/watch-bank-payments.ts';
import { watchReconciliations } from './reconcile/api/watch-reconciliations.ts';
import { watchLastChange } from './actions/api/watch-last-change.ts';
import { watchAudit, watchAuditOf, watchAuditOfRecord } from './audit/api/watch-audit.ts';
import { findClaimed, pathsOfNumber } from './records/api/find-claimed.ts';
import { watchAttempts, watchReceipts } from './records/api/watch-related-records.ts';
import { overdue, type PayableFilter } from './payables/payable-filter.ts';
import { messageStates, senderKinds } from './messages/message-filter.ts';
import { readMonth } from './lists/months.ts';
import { watchUserCollection } from '../core/database/watch-user-collection.ts';
import { fetchRecordedPayment } from '../core/payments/checkout/stored-recording.ts';
import { aCartItem } from '../../../tests/support/documents.ts';
import { watchCart } from '../features/cart/api/cloud-cart.ts';
import { placeOrder } from '../features/orders/api/place-order.ts';

vi.mock('firebase/firestore', async (load) => ({
  ...(await load()),
  ...(await import('../../../tests/support/indexes/recorded-firestore.ts')),
}));
vi.mock('../core/database/row-query.ts', async () => {
  const { recordCallers } = await import('../../../tests/support/indexes/recorded-firestore.ts');
  return recordCallers(await vi.importActual<object>('../core/database/row-query.ts'));
});
vi.mock('../lib/firestore.ts', () => ({ firestore: () => undefined }));
vi.mock('../lib/firebase.ts', () => ({
  auth: () => ({ authStateReady: async () => {}, currentUser: null }),
}));

/** The emulator answers a query without an index. The real database rejects it. */
describe('the queries of the site and of the admin panel', () => {
  beforeAll(runAllQueries);

  it('are all called in this test', () => {
    const lines = linesOfQueries();
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => !callers.has(line))).toEqual([]);
  });

  it('have their indexes', () => {
    expect(recordedQueries.length).toBeGreaterThan(100);
    expect(unserved(recordedQueries)).toEqual([]);
  });
});

const ignore = () => undefined;
const after = undefined;
const types: PayableType[] = ['invoice', 'product_order'];
const texts = ['Asha', 'asha@example.com', 'pay_1', 'INV-1'];

/** Every value of every filter field. A new field needs a row. */
const choices: { [Field in keyof Required<PayableFilter>]: Required<PayableFilter>[Field][] } = {
  status: [...paymentStatuses, overdue],
  currency: [...currencies],
  from: ['2026-11-01'],
  to: ['2026-11-30'],
  text: texts,
};

function filters(): PayableFilter[] {
  const alone = Object.entries(choices).flatMap(([field, values]) =>
    values.map((value): PayableFilter => ({ [field]: value })),
  );
  const { from, to } = { from: '2026-11-01', to: '2026-11-30' };
  const together = choices.status.flatMap((status) =>
    texts.map((text): PayableFilter => ({ status, currency: 'INR', from, to, text })),
  );
  return [{}, ...alone, ...together];
}

async function runAllQueries(): Promise<void> {
  await runAdminQueries();
  watchUserCollection('u', 'orders', ignore, ignore, ignore);
  watchCart('u', ignore, ignore);
  await fetchRecordedPayment('u', { type: 'invoice', id: 'i' });
  await placeOrder('u', [aCartItem()]);
}

async function runAdminQueries(): Promise<void> {
  for (const type of types) {
    for (const filter of filters()) await countPayables(type, filter);
    for (const filter of filters()) await readAll(exportPayables(type, filter));
    await watchPayables({ type, filter: {}, after }, ignore, ignore);
    await watchPayablesOf({ uid: 'u', type, after }, ignore, ignore);
  }
  for (const state of planFilterStates) {
    for (const filter of [{}, { product: 'apac-debt-grid' } as const]) {
      await watchPlans({ filter: { ...filter, state }, after }, ignore, ignore);
      await watchPlans({ filter, after }, ignore, ignore);
    }
  }
  await watchPayersPlans('users/u/orders/o', ignore, ignore);
  await countPlans({});
  await readAll(exportPlans({}));
  await watchPlansOf({ uid: 'u', after }, ignore, ignore);
  await watchPlansStartedBy('users/u/orders/o', ignore, ignore);
  await watchInvoicesOfPlan({ uid: 'u', id: 's' }, ignore, ignore);
  await readPlanFigures();
  await findPlansOfCustomer({ id: 'u', path: 'users/u', data: {} }, 5);
  const searches = [...texts, 'R/26-27/000001', 'a0b1c2d3e4f5a6b7c8d9'];
  for (const text of searches) await findRecords(text);
  for (const type of types) {
    await findPlansOfPayable(toAdminPayable(type, { uid: 'u', id: 'p' }, {}));
  }
  await Promise.all([readWaiting(), readHealth(), readReceived()]);
  for (const type of types) await countByStatus(type);
  const month = readMonth('2026-11');
  if (month) {
    await countStatement(month);
    await readTotals(month);
    await readAll(exportStatement(month));
  }
  for (const isOpen of [true, false]) await watchAlerts({ isOpen, after }, ignore, ignore);
  for (const email of ['', 'asha@example.com']) {
    await watchCustomers({ email, after }, ignore, ignore);
  }
  await watchMessagesOf({ uid: 'u', after }, ignore, ignore);
  await watchEmails({ field: 'state', value: 'failed', after }, ignore, ignore);
  for (const field of ['path', 'uid'] as const) {
    await watchEmails({ field, value: 'x', after }, ignore, ignore);
  }
  for (const from of senderKinds) {
    for (const state of messageStates) {
      for (const email of ['', 'asha@example.com']) {
        const filter = { from, state, email };
        await watchMessages({ ...filter, after }, ignore, ignore);
        await countMessages(filter);
        await readMessages(filter, 1);
      }
    }
  }
  for (const state of ['queued', 'failed'] as const) {
    await watchReceiptState({ state, after }, ignore, ignore);
    await watchBankReceiptState({ state, after }, ignore, ignore);
  }
  for (const field of ['path', 'uid'] as const) {
    await watchBankPayments({ field, value: 'x', after }, ignore, ignore);
  }
  await watchPayments({ path: 'x', after }, ignore, ignore);
  for (const watch of [watchLatestPayments, watchAttempts, watchReceipts, watchEmailsAbout]) {
    await watch({ path: 'x', maxCount: 1 }, ignore, ignore);
  }
  await watchRefunds('x', ignore, ignore);
  await watchUncaptured(after, ignore, ignore);
  await watchReconciliations(after, ignore, ignore);
  await watchAudit(after, ignore, ignore);
  await watchAudit({ id: 'a', path: 'audit/a', data: {} }, ignore, ignore);
  await watchAuditOfRecord('x', ignore, ignore);
  await watchLastChange('x', ignore, ignore);
  await findClaimed(`users/${unclaimed}/invoices/i`);
  await pathsOfNumber('INV-1');
  const payable = { type: 'invoice', uid: unclaimed, id: 'i' } as const;
  await watchAuditOf({ payable, maxCount: 1 }, ignore, ignore);
}

async function readAll(parts: AsyncGenerator): Promise<void> {
  let isOver = false;
  while (!isOver) isOver = (await parts.next()).done === true;
}
