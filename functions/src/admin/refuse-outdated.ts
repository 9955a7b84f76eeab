import type { EmailKind } from '../../shared/messages/email-kinds.ts';
import { ServerError } from '../../shared/server-errors.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { Reads } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';

/** Emails that ask for the payment of an order or invoice. */
const asking: ReadonlySet<EmailKind> = new Set([
  'invoice_issued',
  'invoice_reminder',
  'payment_failed',
]);

/**
 * Refuses an email that asks for a payment which is not open any more: throws `email-of-paid`,
 * `email-of-cancelled`, and `record-missing`. What is paid just now is left to the sender, which looks again.
 */
export async function refuseOutdated(reads: Reads, { kind, path }: OutboxEntry): Promise<void> {
  if (!asking.has(kind) || path === null) return;
  const status: unknown = (await reads.get(firestore.doc(path))).data()?.['status'];
  if (status === undefined) throw new ServerError('record-missing');
  if (status === 'Cancelled') throw new ServerError('email-of-cancelled');
  if (status !== 'Pending') throw new ServerError('email-of-paid');
}
