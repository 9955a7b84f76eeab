import { collections, userCollections } from '@shared/collections.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { healthId, type Health } from '@shared/admin/health.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { paymentStatuses, type PaymentStatus } from '@shared/payments/orders.ts';
import {
  collection,
  collectionGroup,
  count,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  orderBy,
  query,
  sum,
  where,
} from 'firebase/firestore';
import { readFromServer } from '../../../core/database/read-from-server.ts';
import { dateOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { monthsUntil, type Month } from '../../lists/months.ts';
import { senderKinds } from '../../messages/message-filter.ts';
import { countMessages } from '../../messages/api/watch-messages.ts';

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
    countOverdue(new Date()),
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
  const reference = doc(firestore(), collections.health, healthId);
  const health = await readFromServer(() => getDoc(reference));
  return { sweptAt: dateOf(health.get('sweptAt')), webhookAt: dateOf(health.get('webhookAt')) };
}

async function countMessagesWaiting(): Promise<number> {
  const counts = senderKinds.map((from) => countMessages({ from, state: 'waiting', email: '' }));
  return (await Promise.all(counts)).reduce((all, one) => all + one, 0);
}

async function countOverdue(now: Date): Promise<number> {
  const overdue = query(
    collectionGroup(firestore(), userCollections.invoices),
    where('status', '==', 'Pending'),
    where('dueAt', '<', now),
    orderBy('dueAt', 'desc'),
  );
  return (await getCountFromServer(overdue)).data().count;
}

export async function readReceived(): Promise<Received[]> {
  const requests = monthsUntil(new Date(), monthsShown).flatMap((month) =>
    currencies.map((currency) => sumPayments(month, currency)),
  );
  return Promise.all(requests);
}

/** Sums the captured payments. Only these have `capturedAt`. */
async function sumPayments(month: Month, currency: Currency): Promise<Received> {
  const captured = query(
    collection(firestore(), collections.payments),
    where('currency', '==', currency),
    where('capturedAt', '>=', month.begin),
    where('capturedAt', '<', month.end),
  );
  const sums = await getAggregateFromServer(captured, {
    payments: count(),
    receivedMinor: sum('amountMinor'),
    refundedMinor: sum('amountRefundedMinor'),
  });
  return { month, currency, ...sums.data() };
}

export async function countByStatus(type: PayableType): Promise<ByStatus> {
  const group = type === 'invoice' ? userCollections.invoices : userCollections.orders;
  const counts = await Promise.all(
    paymentStatuses.map(async (status) => {
      const found = query(collectionGroup(firestore(), group), where('status', '==', status));
      return [status, (await getCountFromServer(found)).data().count] as const;
    }),
  );
  return Object.fromEntries(counts) as ByStatus;
}

async function countWhere(name: string, field: string, value: string | null): Promise<number> {
  const found = query(collection(firestore(), name), where(field, '==', value));
  return (await getCountFromServer(found)).data().count;
}
