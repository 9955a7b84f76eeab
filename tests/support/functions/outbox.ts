import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { mailer } from '../../../functions/src/platform/mail/mailer.ts';
import { raiseAlertNow } from '../../../functions/src/alerts/raise-alert.ts';
import type { EmailKind } from '../../../functions/shared/messages/email-kinds.ts';
import { type OutboxEntry, outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import type { EmailSender } from '../../../functions/src/emails/send/email-sender.ts';
import { signUp } from './accounts/accounts.ts';
import { storeInvoice } from './stored.ts';
import { emailsTo } from './emails-to.ts';

const minuteMs = 60_000;
/** How far the clock of a test's sender is ahead. Its emails are not due yet for the suite's own function. */
const offsetMs = 120 * minuteMs;

export function anEmailSender(
  smtpUrl: string | undefined,
  overrides: Partial<EmailSender> = {},
): EmailSender {
  return {
    mailer: mailer({ smtpUrl, from: 'Example Recovery <no-reply@example.com>' }),
    operatorEmail: 'operator@example.com',
    siteUrl: 'https://site.example',
    clock: clockAhead(0),
    missing: [],
    ...overrides,
  };
}

export function clockAhead(minutes: number): () => Date {
  return () => new Date(Date.now() + offsetMs + minutes * minuteMs);
}

/** The email is due for a test's sender. */
export async function storeEmail(
  kind: EmailKind,
  about: Partial<OutboxEntry> = {},
): Promise<string> {
  const id = `test_${randomUUID()}`;
  await outbox.doc(id).set(newOutboxEntry(kind, { dueAt: dueSince(1), ...about }));
  return id;
}

export async function storeAlertEmail(path: string | null): Promise<string> {
  const id = randomUUID();
  const about = { paymentId: 'pay_Example0000001', uid: null, path, details: null };
  await raiseAlertNow({ id, kind: 'dispute', ...about });
  return storeEmail('operator_alert', { path, alertId: id });
}

/** The time `minutes` ago by the clock of a test's sender. */
export function dueSince(minutes: number): Timestamp {
  return Timestamp.fromMillis(Date.now() + offsetMs - minutes * minuteMs);
}

/** Stores an acknowledgement, which is rendered without other documents. */
export function storeAcknowledgement(about: Partial<OutboxEntry> = {}): Promise<string> {
  return storeEmail('contact_acknowledged', { recipientEmail: 'visitor@example.org', ...about });
}

/** Stores a due email about an invoice of a new account. */
export async function storeInvoiceEmail(about: Partial<OutboxEntry> = {}): Promise<string> {
  const account = await signUp({ withProfile: true });
  const { path } = await storeInvoice(account);
  return storeEmail('invoice_issued', { uid: account.uid, path, ...about });
}

export async function readEmail(id: string): Promise<OutboxEntry | undefined> {
  return (await outbox.doc(id).get()).data();
}

export async function subjectsTo(address: string): Promise<string[]> {
  return (await emailsTo(address)).map(({ subject }) => subject);
}
