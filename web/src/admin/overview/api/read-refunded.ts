import { collections } from '@shared/collections.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { doc, getDoc } from 'firebase/firestore';
import { readFromServer } from '../../../core/database/read-from-server.ts';
import { numberOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import type { Month } from '../../lists/months.ts';

/** Returns the refunds made in a month, in minor units. The server keeps these totals. */
export async function readRefunded({ id }: Pick<Month, 'id'>): Promise<Record<Currency, number>> {
  const reference = doc(firestore(), collections.refundTotals, id);
  const total = (await readFromServer(() => getDoc(reference))).data() ?? {};
  const amounts = currencies.map((currency) => [currency, numberOf(total[currency])] as const);
  return Object.fromEntries(amounts) as Record<Currency, number>;
}
