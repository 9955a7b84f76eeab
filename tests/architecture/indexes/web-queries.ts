import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { unclaimed } from '../../../functions/shared/collections.ts';
import type { ChargeType } from '../../../functions/shared/endpoints.ts';
import { currencies } from '../../../functions/shared/money.ts';
import { paymentStatuses } from '../../../functions/shared/orders.ts';
import { exportCharges } from '../../../web/src/admin/api/export-charges.ts';
import { findRecords } from '../../../web/src/admin/api/find-records.ts';
import { readOverview } from '../../../web/src/admin/api/read-overview.ts';
import { exportStatement, readTotals } from '../../../web/src/admin/api/read-statement.ts';
import { watchAttention } from '../../../web/src/admin/api/watch-attention.ts';
import { watchCharges } from '../../../web/src/admin/api/watch-charges.ts';
import {
  watchChargesOf,
  watchCustomers,
  watchMessagesOf,
} from '../../../web/src/admin/api/watch-customers.ts';
import { watchLetters } from '../../../web/src/admin/api/watch-letters.ts';
import { watchMessages } from '../../../web/src/admin/api/watch-messages.ts';
import { watchPayments, watchRefunds } from '../../../web/src/admin/api/watch-payments.ts';
import { watchReconciliations } from '../../../web/src/admin/api/watch-reconciliations.ts';
import { watchAudit } from '../../../web/src/admin/api/watch-record.ts';
import { watchAttempts, watchReceipts } from '../../../web/src/admin/api/watch-traces.ts';
import { overdue, type ChargeFilter } from '../../../web/src/admin/charge-filter.ts';
import { readMonth } from '../../../web/src/admin/statement.ts';
import { watchUserCollection } from '../../../web/src/core/database/watch-user-collection.ts';
import { fetchSettlement } from '../../../web/src/core/payments/stored-settlement.ts';
import { aCartItem } from '../../support/documents.ts';
import { watchCart } from '../../../web/src/features/cart/api/cloud-cart.ts';
import { placeOrder } from '../../../web/src/features/orders/api/place-order.ts';

const ignore = () => undefined;
const types: ChargeType[] = ['invoice', 'product_order'];
const texts = ['asha@example.com', 'pay_1', 'INV-1'];

/** Each value of each field of a filter, with and without the others. A new field needs a row. */
const choices: { [Field in keyof Required<ChargeFilter>]: Required<ChargeFilter>[Field][] } = {
  status: [...paymentStatuses, overdue],
  currency: [...currencies],
  from: ['2026-11-01'],
  to: ['2026-11-30'],
  text: texts,
};

function filters(): ChargeFilter[] {
  const alone = Object.entries(choices).flatMap(([field, values]) =>
    values.map((value) => ({ [field]: value }) as ChargeFilter),
  );
  const { from, to } = { from: '2026-11-01', to: '2026-11-30' };
  const together = choices.status.flatMap((status) =>
    texts.map((text): ChargeFilter => ({ status, currency: 'INR', from, to, text })),
  );
  return [{}, ...alone, ...together];
}

/** Asks everything that the desk and the site ask of the database. */
export async function askEverything(): Promise<void> {
  await askDesk();
  watchUserCollection('u', 'orders', ignore, ignore, ignore);
  watchCart('u', ignore, ignore);
  await fetchSettlement('u', { type: 'invoice', id: 'i' });
  await placeOrder('u', [aCartItem()]);
}

async function askDesk(): Promise<void> {
  for (const type of types) {
    for (const filter of filters()) await readAll(exportCharges(type, filter));
    await watchCharges({ type, filter: {}, after: undefined }, ignore, ignore);
    watchChargesOf('u', type, ignore, ignore);
  }
  for (const text of [...texts, 'R/26-27/000001']) await findRecords(text);
  await readOverview(new Date());
  const month = readMonth('2026-11');
  if (month) {
    await readTotals(month);
    await readAll(exportStatement(month));
  }
  for (const isOpen of [true, false]) watchAttention(isOpen, ignore, ignore);
  for (const email of ['', 'asha@example.com']) {
    watchCustomers({ email, after: undefined }, ignore, ignore);
  }
  watchMessagesOf('u', ignore, ignore);
  watchLetters({ field: 'state', value: 'failed' }, ignore, ignore);
  for (const field of ['path', 'uid'] as const) watchLetters({ field, value: 'x' }, ignore, ignore);
  for (const isOpen of [true, false, undefined]) {
    for (const before of [undefined, new Date()]) watchMessages({ isOpen, before }, ignore, ignore);
  }
  for (const watch of [watchPayments, watchRefunds, watchAttempts, watchReceipts]) {
    watch('x', ignore, ignore);
  }
  watchReconciliations(ignore, ignore);
  watchAudit(undefined, ignore, ignore);
  watchAudit({ type: 'invoice', uid: unclaimed, id: 'i' }, ignore, ignore);
}

async function readAll(parts: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of parts) continue;
}

const root = resolve(import.meta.dirname, '../../..');

/** The lines of the web's sources that build a query, such as `web/src/admin/api/watch.ts:10`. */
export function linesOfQueries(): string[] {
  const files = globSync('web/src/**/*.ts{,x}', { cwd: root });
  return files.flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8');
    if (!source.includes("from 'firebase/firestore'")) return [];
    return source
      .split('\n')
      .flatMap((line, at) =>
        /(?<![.\w])(?:query|where|orderBy|sum|average)\(/.test(line) ? [`${file}:${at + 1}`] : [],
      );
  });
}
