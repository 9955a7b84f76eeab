import { collections, userCollections } from '@shared/collections.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { healthId, type Health } from '@shared/admin/health.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { paymentStatuses, type PaymentStatus } from '@shared/payments/orders.ts';
import { readFromServer } from '../../../core/database/read-from-server.ts';
import { where } from '../../../core/database/row-query.ts';
import { dateOf } from '../../../core/database/stored-fields.ts';
import { readCount, readRow, readSums } from '../../lists/api/read-once.ts';
import { monthsUntil, type Month } from '../../lists/months.ts';
import { senderKinds } from '../../messages/message-filter.ts';
import { countMessages } from '../../messages/api/watch-messages.ts';
import { overdue } from '../../payables/payable-filter.ts';
import { payableList } from '../../payables/payable-list.ts';

/** Amounts are in minor units. */
export interface Received {
  month: Month;
  currency: Currency;
  payments: number;
  receivedMinor: number;
  /** The refunds of these payments, including later ones. */
  refundedMinor: number;
}

export type ByStatus = Record<PaymentStatus, number>;

export interface Waiting {
  openAlerts: number;
  emailsWaiting: number;
  emailsFailed: number;
  receiptsWaiting: number;
  receiptsFailed: number;
  messagesWaiting: number;
  overdueInvoices: number;
}

/** Counts in the database, without reading the documents. */
export async function readWaiting(): Promise<Waiting> {
  const { alerts, mail, payments } = collections;
  const [messagesWaiting, overdueInvoices, ...counts] = await Promise.all([
    countMessagesWaiting(),
    countOverdue(),
    countWhere(alerts, 'resolvedAt', null),
    countWhere(mail, 'state', 'queued'),
    countWhere(mail, 'state', 'failed'),
    countWhere(payments, 'receiptState', 'queued'),
    countWhere(payments, 'receiptState', 'failed'),
  ]);
  const [openAlerts, emailsWaiting, emailsFailed, receiptsWaiting, receiptsFailed] = counts;
  return {
    messagesWaiting,
    overdueInvoices,
    openAlerts,
    emailsWaiting,
    emailsFailed,
    receiptsWaiting,
    receiptsFailed,
  };
}

const monthsShown = 12;

export async function readHealth(): Promise<Health<Date | undefined>> {
  const health = await readFromServer(() => readRow(`${collections.health}/${healthId}`));
  const { sweptAt, webhookAt } = health?.data ?? {};
  return { sweptAt: dateOf(sweptAt), webhookAt: dateOf(webhookAt) };
}

async function countMessagesWaiting(): Promise<number> {
  const counts = senderKinds.map((from) => countMessages({ from, state: 'waiting', email: '' }));
  return (await Promise.all(counts)).reduce((all, one) => all + one, 0);
}

async function countOverdue(): Promise<number> {
  const list = payableList('invoice', { status: overdue });
  return list ? readCount(list) : 0;
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
    collection: collections.payments,
    filters: [
      where('currency', '==', currency),
      where('capturedAt', '>=', month.begin),
      where('capturedAt', '<', month.end),
    ],
    sort: [],
  };
  const { count, sums } = await readSums(captured, ['amountMinor', 'amountRefundedMinor']);
  return {
    month,
    currency,
    payments: count,
    receivedMinor: sums.amountMinor,
    refundedMinor: sums.amountRefundedMinor,
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

function countWhere(collection: string, field: string, value: string | null): Promise<number> {
  return readCount({ collection, filters: [where(field, '==', value)], sort: [] });
}
