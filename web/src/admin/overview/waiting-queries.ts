import { collections } from '@shared/collections.ts';
import { where, type RowQuery } from '../../core/database/row-query.ts';
import { senderKinds } from '../messages/message-filter.ts';
import { messageQuery } from '../messages/message-query.ts';
import { overdue } from '../payables/payable-filter.ts';
import { payableQuery } from '../payables/payable-query.ts';

export interface Waiting {
  openAlerts: number;
  emailsWaiting: number;
  emailsFailed: number;
  receiptsWaiting: number;
  receiptsFailed: number;
  messagesWaiting: number;
  overdueInvoices: number;
}

/** Returns the queries that find what waits for staff. */
export function waitingQueries(): Record<keyof Waiting, readonly RowQuery[]> {
  const { alerts, mail } = collections;
  const ofReceipts = (state: 'queued' | 'failed') =>
    [collections.payments, collections.bankPayments].map((it) => having(it, 'receiptState', state));
  const overdueInvoices = payableQuery('invoice', { status: overdue });
  return {
    openAlerts: [having(alerts, 'resolvedAt', null)],
    emailsWaiting: [having(mail, 'state', 'queued')],
    emailsFailed: [having(mail, 'state', 'failed')],
    receiptsWaiting: ofReceipts('queued'),
    receiptsFailed: ofReceipts('failed'),
    messagesWaiting: senderKinds.map((from) => messageQuery({ from, state: 'waiting', email: '' })),
    overdueInvoices: overdueInvoices ? [overdueInvoices] : [],
  };
}

function having(collection: string, field: string, value: string | null): RowQuery {
  return { collection, filters: [where(field, '==', value)], sort: [] };
}
