import { collections } from '@shared/collections.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { readFromServer } from '../../../core/database/read-from-server.ts';
import { numberOf } from '../../../core/database/stored-fields.ts';
import { readRow } from '../../lists/api/read-once.ts';
import type { Month } from '../../lists/months.ts';

/** Returns the refunds made in a month, in minor units. The server keeps these totals. */
export async function readRefunded({ id }: Pick<Month, 'id'>): Promise<Record<Currency, number>> {
  const path = `${collections.refundTotals}/${id}`;
  const total = (await readFromServer(() => readRow(path)))?.data ?? {};
  const amounts = currencies.map((currency) => [currency, numberOf(total[currency])] as const);
  return Object.fromEntries(amounts) as Record<Currency, number>;
}
