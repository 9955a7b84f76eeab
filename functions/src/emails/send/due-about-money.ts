import { Timestamp } from 'firebase-admin/firestore';
import type { EmailKind } from '../../../shared/messages/email-kinds.ts';
import { outbox } from '../../outbox/outbox-entry.ts';

/** The kinds of email that are sent before all others. Strangers can't trigger these emails or delay them. */
const kindsAboutMoney: readonly EmailKind[] = [
  'payment_confirmed',
  'payment_returned',
  'payment_reversed',
  'payment_applied',
  'refund_made',
  'renewal_requested',
  'renewal_reminder',
  'invoice_issued',
  'invoice_reminder',
  'invoice_cancelled',
  'invoice_lapsed',
];

const maxAtOnce = 100;

export function isAboutMoney(kind: EmailKind): boolean {
  return kindsAboutMoney.includes(kind);
}

export async function findDueAboutMoney(now: Date): Promise<string[]> {
  const due = await outbox
    .where('kind', 'in', kindsAboutMoney)
    .where('state', 'in', ['queued', 'sending'])
    .where('dueAt', '<=', Timestamp.fromDate(now))
    .orderBy('dueAt')
    .limit(maxAtOnce)
    .get();
  return due.docs.map(({ id }) => id);
}
