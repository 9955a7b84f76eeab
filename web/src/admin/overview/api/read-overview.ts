import { collections, userCollections } from '@shared/collections.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { healthId, type Health } from '@shared/admin/health.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { paymentStatuses, type PaymentStatus } from '@shared/payments/payment-statuses.ts';
import { readFromServer } from '../../../core/database/read-from-server.ts';
import { where } from '../../../core/database/row-query.ts';
import { dateOf } from '../../../core/database/stored-fields.ts';
import { readCount, readRow, readSums } from '../../lists/api/read-once.ts';
import { waitingQueries, type Waiting } from '../waiting-queries.ts';
import { monthsUntil, type Month } from '../../lists/months.ts';

/** Amounts are in minor units. */
export interface Received {
  month: Month;
  currency: Currency;
  payments: number;
  receivedMinor: number;
  /** The refunds of these payments, including later ones, and reversed bank payments. */
  refundedMinor: number;
}

export type ByStatus = Record<PaymentStatus, number>;

/** Counts in the database, without reading the documents. */
export async function readWaiting(): Promise<Waiting> {
  const counts = Object.entries(waitingQueries()).map(async ([name, queries]) => {
    const numbers = await Promise.all(queries.map(readCount));
    return [name, numbers.reduce((all, one) => all + one, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<keyof Waiting, number>;
}

const monthsShown = 12;

export async function readHealth(): Promise<Health<Date | undefined>> {
  const health = await readFromServer(() => readRow(`${collections.health}/${healthId}`));
  const { sweptAt, webhookAt } = health?.data ?? {};
  return { sweptAt: dateOf(sweptAt), webhookAt: dateOf(webhookAt) };
}

export async function readReceived(): Promise<Received[]> {
  const requests = monthsUntil(new Date(), monthsShown).flatMap((month) =>
    currencies.map((currency) => sumPayments(month, currency)),
  );
  return Promise.all(requests);
}

/** Sums the captured payments. Only these have `capturedAt`. */
async function sumPayments(month: Month, currency: Currency): Promise<Received> {
  const captured = {
    filters: [
      where('currency', '==', currency),
      where('capturedAt', '>=', month.begin),
      where('capturedAt', '<', month.end),
    ],
    sort: [],
  };
  const { payments, bankPayments } = collections;
  const [online, byBank] = await Promise.all([
    readSums({ ...captured, collection: payments }, ['amountMinor', 'amountRefundedMinor']),
    readSums({ ...captured, collection: bankPayments }, ['amountMinor', 'reversedMinor']),
  ]);
  return {
    month,
    currency,
    payments: online.count + byBank.count,
    receivedMinor: online.sums.amountMinor + byBank.sums.amountMinor,
    refundedMinor: online.sums.amountRefundedMinor + byBank.sums.reversedMinor,
  };
}

export async function countByStatus(type: PayableType): Promise<ByStatus> {
  const group = type === 'invoice' ? userCollections.invoices : userCollections.orders;
  const counts = await Promise.all(
    paymentStatuses.map(async (status) => {
      const filters = [where('status', '==', status)];
      const count = await readCount({ collection: group, isGroup: true, filters, sort: [] });
      return [status, count] as const;
    }),
  );
  return Object.fromEntries(counts) as ByStatus;
}
