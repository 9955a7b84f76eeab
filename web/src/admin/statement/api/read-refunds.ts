import { collections } from '@shared/collections.ts';
import { defaultCurrency, isCurrency, type Currency } from '@shared/values/money.ts';
import { collection, query, where, type DocumentData, type Query } from 'firebase/firestore';
import { dateOf, numberOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import type { Month } from '../../lists/months.ts';
import { readPages } from '../../lists/api/read-pages.ts';
import { toProviderRefunds } from '../../payments/api/watch-payments.ts';

/** Money that went back to a customer: a refund from this site or Razorpay's dashboard, or a lost dispute. */
export interface MonthReturn {
  id: string;
  paymentId: string;
  /** Empty if there is no order or invoice. */
  path: string;
  currency: Currency;
  amountMinor: number;
  /** In paise, at the payment's rate; absent until Razorpay has reported the payment's value. */
  valueMinor?: number;
  createdAt: Date;
}

/** `read` is the number of payments that were read for these returns. */
export interface ReturnPart {
  returns: MonthReturn[];
  read: number;
}

/** Leaves out failed refunds and refunds of uncaptured payments. */
export function readRefunds(month: Month): AsyncGenerator<ReturnPart> {
  return readReturns(refundedIn(month), month, refundsOf);
}

export async function* readReturns(
  payments: Query,
  month: Month,
  returnsOf: typeof refundsOf,
): AsyncGenerator<ReturnPart> {
  for await (const page of readPages(payments)) {
    const returns = page.flatMap((it) => returnsOf(it.id, it.data(), month));
    yield { returns, read: page.length };
  }
}

export function refundedIn(month: Month): Query {
  return query(
    collection(firestore(), collections.payments),
    where('refundMonths', 'array-contains', month.id),
  );
}

/**
 * Returns a payment's refunds in a month. A payment that was never captured was no sale, so its refunds don't
 * count.
 */
export function refundsOf(
  paymentId: string,
  data: DocumentData,
  { begin, end }: Pick<Month, 'begin' | 'end'>,
): MonthReturn[] {
  if (!dateOf(data['capturedAt'])) return [];
  return toProviderRefunds(data['refunds']).flatMap(({ id, state, amountMinor, createdAt }) => {
    if (state === 'failed' || !createdAt || createdAt < begin || createdAt >= end) return [];
    const path = textOf(data['path']);
    const refund = { id, paymentId, path, currency: currencyOf(data), amountMinor, createdAt };
    const valueMinor = valueOf(amountMinor, data);
    return [valueMinor === undefined ? refund : { ...refund, valueMinor }];
  });
}

/** Returns the value in paise of a part of a payment, at the payment's rate. */
export function valueOf(amountMinor: number, data: DocumentData): number | undefined {
  if (currencyOf(data) === 'INR') return amountMinor;
  const base = numberOf(data['baseAmountMinor']);
  const paid = numberOf(data['amountMinor']);
  return base > 0 && paid > 0 ? Math.round((amountMinor * base) / paid) : undefined;
}

export function currencyOf({ currency }: DocumentData): Currency {
  return isCurrency(currency) ? currency : defaultCurrency;
}
