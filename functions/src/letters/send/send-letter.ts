import { logger } from 'firebase-functions';
import type { Email } from '../../platform/mail/email.ts';
import { mailerLimits } from '../../platform/mail/mailer.ts';
import { MailError } from '../../platform/mail/mail-error.ts';
import { deletions } from '../../platform/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { maxTries, nextTryAt } from './next-try.ts';
import { claimLetter, type ClaimedEntry } from './claim-entry.ts';
import { dropLetter, forgetLetter, giveUp, markSent, putBack } from './finish-letter.ts';
import { letters } from '../compose/letters.ts';
import { renderEmail } from '../render/render-email.ts';
import type { LetterSender } from './letter-sender.ts';
import { Undeliverable, type UndeliverableReason } from '../compose/undeliverable.ts';

/** `not-due` also means that another process sends it; `unconfigured` that no letter can go out. */
type Fate = 'not-due' | 'sent' | 'waits' | 'unconfigured' | 'failed' | 'dropped';

const unconfiguredPauseMs = 5 * 60_000;
/** A letter that may have arrived is handed over once more: no recipient gets it three times. */
const maxUnknownDeliveries = 1;

/**
 * Sends a letter of the outbox if it is due. A lease lets only one process send it; if that process
 * crashes, the letter is due again when the lease expires. A letter whose delivery is unknown goes out once
 * more, under the same Message-ID. Throws when the database fails.
 */
export async function sendLetter(id: string, sender: LetterSender): Promise<Fate> {
  if (sender.missing.length > 0) return 'unconfigured';
  const claimed = await claimLetter(id, sender.clock());
  if (!claimed) return 'not-due';
  try {
    refuseSpent(claimed);
    const content = await letters[claimed.entry.kind].compose(claimed.entry, id);
    await handOver(renderEmail(id, content, sender), claimed, sender);
  } catch (error) {
    return settleFailure(claimed, error, sender.clock());
  }
  await markSent(claimed, sender.clock());
  const { kind, tries } = claimed.entry;
  logger.info('letter-sent', { letter: id, kind, tries });
  return 'sent';
}

/** Refuses when the lease could expire before the mail server answers: another process would send it too. */
async function handOver(
  email: Email,
  { entry }: ClaimedEntry,
  { mailer, clock }: LetterSender,
): Promise<void> {
  const leftMs = entry.dueAt.toMillis() - clock().getTime();
  if (leftMs < 2 * mailerLimits.totalMs)
    throw new MailError('mail-unavailable', 'written too late');
  await mailer.send(email);
}

async function settleFailure(claimed: ClaimedEntry, error: unknown, now: Date): Promise<Fate> {
  if (error instanceof Undeliverable) return drop(claimed, error.reason);
  const { code, reason } = error instanceof MailError ? error : unwritten(claimed, error);
  const { kind, tries } = claimed.entry;
  if (code === 'mail-not-configured') {
    await putBack(claimed, after(now, unconfiguredPauseMs), { tries: tries - 1 });
    logger.warn('letter-waits', { letter: claimed.id, kind, tries: tries - 1, reason });
    return 'unconfigured';
  }
  const unknownDeliveries = claimed.entry.unknownDeliveries + (code === 'mail-unanswered' ? 1 : 0);
  const dueAt = nextTryAt(tries, now);
  if (code === 'mail-refused' || unknownDeliveries > maxUnknownDeliveries || !dueAt) {
    await giveUp(claimed, reason);
    return 'failed';
  }
  await putBack(claimed, dueAt, { unknownDeliveries });
  logger.warn('letter-waits', { letter: claimed.id, kind, tries, reason });
  return 'waits';
}

/** The letter could not be composed. That may pass, so the letter is tried again. */
function unwritten({ id, entry }: ClaimedEntry, error: unknown): MailError {
  logFailure('letter-not-written', error, { letter: id, kind: entry.kind });
  return new MailError('mail-unavailable', 'could not be written');
}

/** Senders that crash record no failure, so the tries are counted before each one. */
function refuseSpent({ entry: { tries, unknownDeliveries } }: ClaimedEntry): void {
  if (tries > maxTries) throw new MailError('mail-refused', 'tried too often');
  if (unknownDeliveries > maxUnknownDeliveries)
    throw new MailError('mail-refused', 'its senders died');
}

async function drop(claimed: ClaimedEntry, reason: UndeliverableReason): Promise<Fate> {
  const { kind, uid } = claimed.entry;
  const isOfDeleted = reason === 'account-deleted' || (reason === 'gone' && (await isDeleted(uid)));
  const isForgotten = isOfDeleted || reason === 'no-account';
  // The order or invoice of a letter about money must exist, unless its account was deleted.
  if (letters[kind].failure === 'payment_letter_failed' && reason === 'gone' && !isOfDeleted) {
    await giveUp(claimed, reason);
    return 'failed';
  }
  await (isForgotten ? forgetLetter(claimed) : dropLetter(claimed, reason));
  logger.warn('letter-dropped', { letter: claimed.id, kind, reason });
  return 'dropped';
}

/** Asks again, because the deletion may have begun after the customer was read. */
async function isDeleted(uid: string | null): Promise<boolean> {
  return uid !== null && (await deletions.doc(uid).get()).exists;
}

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
