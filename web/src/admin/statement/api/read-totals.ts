import { collections } from '@shared/collections.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { collection, count, getAggregateFromServer, query, sum, where } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import type { Month } from '../../lists/months.ts';
import { sumChargebacks } from './read-chargebacks.ts';
import { readRefunded } from '../../overview/api/read-refunded.ts';

/** A month's totals in one currency, in its minor units. The fields that end in `Inr` are in paise. */
export interface MonthTotal {
  currency: Currency;
  payments: number;
  receivedMinor: number;
  /** The amount that Razorpay settles for the payments, before its fees. */
  valueInr: number;
  /** The refunds made in the month, whenever the payments were made. */
  refundedMinor: number;
  /** What lost disputes took back in the month. */
  chargedBackMinor: number;
  /** The bank payments that staff reversed in the month, whenever the money arrived. */
  reversedMinor: number;
  /** Includes the tax. */
  feeInr: number;
  feeTaxInr: number;
  gstMinor: number;
}

/** Leaves out currencies without payments, refunds, chargebacks, reversals and GST. */
export async function readTotals(month: Month): Promise<MonthTotal[]> {
  const [refunded, chargedBack, ...totals] = await Promise.all([
    readRefunded(month),
    sumChargebacks(month),
    ...currencies.map((currency) => readTotal(month, currency)),
  ]);
  return totals
    .map((total) => ({
      ...total,
      refundedMinor: refunded[total.currency],
      chargedBackMinor: chargedBack[total.currency],
    }))
    .filter(
      ({ payments, refundedMinor, chargedBackMinor, reversedMinor, gstMinor }) =>
        payments > 0 || refundedMinor + chargedBackMinor + reversedMinor + gstMinor > 0,
    );
}

async function readTotal(month: Month, currency: Currency) {
  const [{ baseMinor, ...online }, byBank, reversed, gstMinor] = await Promise.all([
    sumPayments(month, currency),
    sumBankPayments('capturedAt', month, currency),
    sumBankPayments('reversedAt', month, currency),
    sumTax(month, currency),
  ]);
  const receivedMinor = online.receivedMinor + byBank.amountMinor;
  return {
    currency,
    ...online,
    payments: online.payments + byBank.payments,
    receivedMinor,
    valueInr: currency === 'INR' ? receivedMinor : baseMinor,
    reversedMinor: reversed.amountMinor,
    gstMinor,
  };
}

/** Sums the bank payments that arrived, or that were reversed, in a month. */
async function sumBankPayments(
  moment: 'capturedAt' | 'reversedAt',
  { begin, end }: Month,
  currency: Currency,
) {
  const found = query(
    collection(firestore(), collections.bankPayments),
    where('currency', '==', currency),
    where(moment, '>=', begin),
    where(moment, '<', end),
  );
  const sums = await getAggregateFromServer(found, {
    payments: count(),
    amountMinor: sum('amountMinor'),
  });
  return sums.data();
}

async function sumPayments({ begin, end }: Month, currency: Currency) {
  const captured = query(
    collection(firestore(), collections.payments),
    where('currency', '==', currency),
    where('capturedAt', '>=', begin),
    where('capturedAt', '<', end),
  );
  const sums = await getAggregateFromServer(captured, {
    payments: count(),
    receivedMinor: sum('amountMinor'),
    baseMinor: sum('baseAmountMinor'),
    feeInr: sum('feeMinor'),
    feeTaxInr: sum('taxMinor'),
  });
  return sums.data();
}

/** Sums the tax of the tax invoices, which is their total minus the taxable value. */
async function sumTax({ begin, end }: Month, currency: Currency): Promise<number> {
  const taxed = query(
    collection(firestore(), collections.receipts),
    where('currency', '==', currency),
    where('title', '==', 'Tax Invoice'),
    where('issuedAt', '>=', begin),
    where('issuedAt', '<', end),
  );
  const sums = await getAggregateFromServer(taxed, {
    totalMinor: sum('totalMinor'),
    taxableMinor: sum('tax.taxableMinor'),
  });
  const { totalMinor, taxableMinor } = sums.data();
  return totalMinor - taxableMinor;
}
