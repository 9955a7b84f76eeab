import { logger } from 'firebase-functions';
import type { Email } from '../../platform/mail/email.ts';
import { mailerLimits } from '../../platform/mail/mailer.ts';
import { MailError } from '../../platform/mail/mail-error.ts';
import { deletions } from '../../platform/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { maxTries, nextTryAt } from './next-try.ts';
import { claimEmail, type ClaimedEntry } from './claim-entry.ts';
import { dropEmail, deleteEmail, giveUp, markSent, requeueEmail } from './finish-email.ts';
import { emails } from '../compose/emails.ts';
import { renderEmail } from '../render/render-email.ts';
import type { EmailSender } from './email-sender.ts';
import { Undeliverable, type UndeliverableReason } from '../compose/undeliverable.ts';

/** `not-due` can mean that another process sends the email, and `unconfigured` that no email can be sent. */
type SendResult = 'not-due' | 'sent' | 'waits' | 'unconfigured' | 'failed' | 'dropped';

const unconfiguredPauseMs = 5 * 60_000;
/** No recipient gets an email more than twice. */
const maxUnknownDeliveries = 1;

/**
 * Sends an email if it is due. A lease lets only one process send it at a time. If the delivery is unknown, the
 * email is sent once more under the same Message-ID. Throws if the database fails.
 */
export async function sendEmail(id: string, sender: EmailSender): Promise<SendResult> {
  if (sender.missing.length > 0) return 'unconfigured';
  const claimed = await claimEmail(id, sender.clock());
  if (!claimed) return 'not-due';
  try {
    refuseSpent(claimed);
    const { entry } = claimed;
    const content = await emails[entry.kind].compose(entry, entry.resendOf ?? id);
    await handOver(renderEmail(id, content, sender), claimed, sender);
  } catch (error) {
    return finishFailure(claimed, error, sender.clock());
  }
  await markSent(claimed, sender.clock());
  const { kind, tries } = claimed.entry;
  logger.info('email-sent', { email: id, kind, tries });
  return 'sent';
}

/** Throws if the lease could expire first, because another process would send the email too. */
async function handOver(
  email: Email,
  { entry }: ClaimedEntry,
  { mailer, clock }: EmailSender,
): Promise<void> {
  const leftMs = entry.dueAt.toMillis() - clock().getTime();
  if (leftMs < 2 * mailerLimits.totalMs)
    throw new MailError('mail-unavailable', 'written too late');
  await mailer.send(email);
}

async function finishFailure(
  claimed: ClaimedEntry,
  error: unknown,
  now: Date,
): Promise<SendResult> {
  if (error instanceof Undeliverable) return drop(claimed, error.reason);
  const { code, reason } = error instanceof MailError ? error : unwritten(claimed, error);
  const { kind, tries } = claimed.entry;
  if (code === 'mail-not-configured') {
    await requeueEmail(claimed, after(now, unconfiguredPauseMs), { tries: tries - 1 });
    logger.warn('email-waits', { email: claimed.id, kind, tries: tries - 1, reason });
    return 'unconfigured';
  }
  const unknownDeliveries = claimed.entry.unknownDeliveries + (code === 'mail-unanswered' ? 1 : 0);
  const dueAt = nextTryAt(tries, now);
  if (code === 'mail-refused' || unknownDeliveries > maxUnknownDeliveries || !dueAt) {
    await giveUp(claimed, reason);
    return 'failed';
  }
  await requeueEmail(claimed, dueAt, { unknownDeliveries });
  logger.warn('email-waits', { email: claimed.id, kind, tries, reason });
  return 'waits';
}

/** Returns a temporary error, because the cause may pass. */
function unwritten({ id, entry }: ClaimedEntry, error: unknown): MailError {
  logFailure('email-not-written', error, { email: id, kind: entry.kind });
  return new MailError('mail-unavailable', 'could not be written');
}

/** Throws after too many tries. A sender that crashes records no failure, so each try is counted in advance. */
function refuseSpent({ entry: { tries, unknownDeliveries } }: ClaimedEntry): void {
  if (tries > maxTries) throw new MailError('mail-refused', 'too many attempts');
  if (unknownDeliveries > maxUnknownDeliveries)
    throw new MailError('mail-refused', 'its senders died');
}

async function drop(claimed: ClaimedEntry, reason: UndeliverableReason): Promise<SendResult> {
  const { kind, uid } = claimed.entry;
  const isOfDeleted = reason === 'account-deleted' || (reason === 'gone' && (await isDeleted(uid)));
  const isForgotten = isOfDeleted || reason === 'no-account';
  // The order or invoice of an email about money must exist, unless the account was deleted.
  if (emails[kind].failure === 'payment_email_failed' && reason === 'gone' && !isOfDeleted) {
    await giveUp(claimed, reason);
    return 'failed';
  }
  await (isForgotten ? deleteEmail(claimed) : dropEmail(claimed, reason));
  logger.warn('email-dropped', { email: claimed.id, kind, reason });
  return 'dropped';
}

/** Checks again, because the deletion may have begun after the customer was read. */
async function isDeleted(uid: string | null): Promise<boolean> {
  return uid !== null && (await deletions.doc(uid).get()).exists;
}

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
