import { collections, userCollections } from '@shared/collections.ts';
import { healthId, type Health } from '@shared/health.ts';
import { currencies, type Currency } from '@shared/money.ts';
import { paymentStatuses, type PaymentStatus } from '@shared/orders.ts';
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
import { dateOf } from '../../core/database/stored-fields.ts';
import { firestore } from '../../lib/firestore.ts';
import { monthsUntil, type Month } from '../months.ts';
import { messageSources } from './watch-messages.ts';

/** Money of one month in one currency, in minor units. */
export interface Received {
  month: string;
  currency: Currency;
  payments: number;
  receivedMinor: number;
  /** Of these payments, whenever it was. */
  refundedMinor: number;
}

export type ByStatus = Record<PaymentStatus, number>;

export interface Overview {
  /** The latest month first, in each currency. */
  received: Received[];
  orders: ByStatus;
  invoices: ByStatus;
  overdueInvoices: number;
  messagesWaiting: number;
  health: Health<Date | undefined> | undefined;
  attentionItems: number;
  lettersWaiting: number;
  lettersFailed: number;
  receiptsWaiting: number;
  receiptsFailed: number;
}

const monthsShown = 12;

/** Counts and sums in the database, so that no document is read. */
export async function readOverview(now: Date): Promise<Overview> {
  const { attention, mail, payments } = collections;
  const [received, health, messagesWaiting, overdueInvoices, orders, invoices, ...counts] =
    await Promise.all([
      readReceived(now),
      readHealth(),
      countMessagesWaiting(),
      countOverdue(now),
      countByStatus(userCollections.orders),
      countByStatus(userCollections.invoices),
      countWhere(attention, 'resolvedAt', null),
      countWhere(mail, 'state', 'queued'),
      countWhere(mail, 'state', 'failed'),
      countWhere(payments, 'receiptState', 'queued'),
      countWhere(payments, 'receiptState', 'failed'),
    ]);
  const [attentionItems, lettersWaiting, lettersFailed, receiptsWaiting, receiptsFailed] = counts;
  return {
    received,
    health,
    messagesWaiting,
    overdueInvoices,
    orders,
    invoices,
    attentionItems,
    lettersWaiting,
    lettersFailed,
    receiptsWaiting,
    receiptsFailed,
  };
}

/** Undefined until the sweep has run. */
async function readHealth(): Promise<Overview['health']> {
  const noted = await getDoc(doc(firestore(), collections.health, healthId));
  const data = noted.data();
  if (!data) return undefined;
  return { sweptAt: dateOf(data['sweptAt']), webhookAt: dateOf(data['webhookAt']) ?? null };
}

async function countMessagesWaiting(): Promise<number> {
  const counts = messageSources().map((source) =>
    getCountFromServer(query(source, where('isOpen', '==', true))),
  );
  return (await Promise.all(counts)).reduce((all, one) => all + one.data().count, 0);
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

async function readReceived(now: Date): Promise<Received[]> {
  const asked = monthsUntil(now, monthsShown).flatMap((month) =>
    currencies.map((currency) => sumPayments(month, currency)),
  );
  return Promise.all(asked);
}

/** A payment that was never captured has no such moment. */
async function sumPayments({ name, begin, end }: Month, currency: Currency): Promise<Received> {
  const captured = query(
    collection(firestore(), collections.payments),
    where('currency', '==', currency),
    where('capturedAt', '>=', begin),
    where('capturedAt', '<', end),
  );
  const sums = await getAggregateFromServer(captured, {
    payments: count(),
    receivedMinor: sum('amountMinor'),
    refundedMinor: sum('amountRefundedMinor'),
  });
  return { month: name, currency, ...sums.data() };
}

async function countByStatus(group: string): Promise<ByStatus> {
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
