import { collections } from '@shared/collections.ts';
import { defaultCurrency, isCurrency, type Currency } from '@shared/values/money.ts';
import { collection, query, where, type DocumentData, type Query } from 'firebase/firestore';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import type { Month } from '../../lists/months.ts';
import { readPages } from '../../lists/api/read-pages.ts';
import { toProviderRefunds } from '../../payments/api/watch-payments.ts';

/** A refund as the provider reported it, of the site or of the dashboard. */
export interface MonthRefund {
  id: string;
  paymentId: string;
  /** Of the order or invoice; empty for none. */
  path: string;
  currency: Currency;
  amountMinor: number;
  createdAt: Date;
}

/** A part of a month's refunds, and how many payments were read for it. */
interface RefundPart {
  refunds: MonthRefund[];
  read: number;
}

/** The refunds that were made in a month and did not fail, of payments that were captured, part by part. */
export async function* readRefunds(month: Month): AsyncGenerator<RefundPart> {
  for await (const payments of readPages(refundedIn(month))) {
    const refunds = payments.flatMap((it) => refundsOf(it.id, it.data(), month));
    yield { refunds, read: payments.length };
  }
}

/** The payments of which something was refunded in a month. */
export function refundedIn(month: Month): Query {
  return query(
    collection(firestore(), collections.payments),
    where('refundMonths', 'array-contains', month.id),
  );
}

/** The refunds of an entry of the ledger that fall into a month. What was never captured was no sale. */
export function refundsOf(
  paymentId: string,
  data: DocumentData,
  { begin, end }: Pick<Month, 'begin' | 'end'>,
): MonthRefund[] {
  if (!dateOf(data['capturedAt'])) return [];
  return toProviderRefunds(data['refunds']).flatMap(({ id, state, amountMinor, createdAt }) => {
    if (state === 'failed' || !createdAt || createdAt < begin || createdAt >= end) return [];
    const path = textOf(data['path']);
    return [{ id, paymentId, path, currency: currencyOf(data), amountMinor, createdAt }];
  });
}

export function currencyOf({ currency }: DocumentData): Currency {
  return isCurrency(currency) ? currency : defaultCurrency;
}
