import { collections } from '@shared/collections.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { collection, query, where, type DocumentData, type Query } from 'firebase/firestore';
import { textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import type { Month } from '../../lists/months.ts';
import { toDisputes } from '../../payments/api/watch-payments.ts';
import {
  currencyOf,
  readReturns,
  valueOf,
  type MonthReturn,
  type ReturnPart,
} from './read-refunds.ts';

/** Reads the disputes that were lost in a month. */
export function readChargebacks(month: Month): AsyncGenerator<ReturnPart> {
  return readReturns(chargedBackIn(month), month, chargebacksOf);
}

export function chargedBackIn(month: Month): Query {
  return query(
    collection(firestore(), collections.payments),
    where('chargebackMonths', 'array-contains', month.id),
  );
}

/** Returns the amounts that disputes took back in a month, in minor units. */
export async function sumChargebacks(month: Month): Promise<Record<Currency, number>> {
  const sums = Object.fromEntries(currencies.map((it) => [it, 0])) as Record<Currency, number>;
  for await (const { returns } of readChargebacks(month)) {
    for (const { currency, amountMinor } of returns) sums[currency] += amountMinor;
  }
  return sums;
}

/** `createdAt` is when Razorpay reported the loss. */
export function chargebacksOf(
  paymentId: string,
  data: DocumentData,
  { begin, end }: Pick<Month, 'begin' | 'end'>,
): MonthReturn[] {
  return Object.entries(toDisputes(data['disputes'])).flatMap(
    ([id, { state, amountMinor, reportedAt: createdAt }]) => {
      if (state !== 'lost' || !createdAt || createdAt < begin || createdAt >= end) return [];
      const path = textOf(data['path']);
      const lost = { id, paymentId, path, currency: currencyOf(data), amountMinor, createdAt };
      const valueMinor = valueOf(amountMinor, data);
      return [valueMinor === undefined ? lost : { ...lost, valueMinor }];
    },
  );
}
