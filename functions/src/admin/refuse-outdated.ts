import type { EmailKind } from '../../shared/messages/email-kinds.ts';
import { ServerError } from '../../shared/server-errors.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { Reads } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';

/** The emails that ask for a payment. */
const asking: ReadonlySet<EmailKind> = new Set([
  'invoice_issued',
  'invoice_reminder',
  'payment_failed',
  'payment_reversed',
]);

/**
 * Throws `email-of-paid`, `email-of-cancelled` or `record-missing`. The sender checks again, in case the customer
 * pays right after this check.
 */
export async function refuseOutdated(reads: Reads, { kind, path }: OutboxEntry): Promise<void> {
  if (!asking.has(kind) || path === null) return;
  const status: unknown = (await reads.get(firestore.doc(path))).data()?.['status'];
  if (status === undefined) throw new ServerError('record-missing');
  if (status === 'Cancelled') throw new ServerError('email-of-cancelled');
  if (status !== 'Pending') throw new ServerError('email-of-paid');
}
