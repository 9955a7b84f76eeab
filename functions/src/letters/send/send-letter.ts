import { logger } from 'firebase-functions';
import { mailerLimits, type Mail } from '../../platform/mail/mailer.ts';
import { MailError } from '../../platform/mail/mail-error.ts';
import { deletions } from '../../platform/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { maxTries, nextTryAt } from './next-try.ts';
import { claimLetter, type ClaimedEntry } from './claim-entry.ts';
import { aboutMoney, forgetLetter, giveUp, markSent, putBack, setAside } from './finish-letter.ts';
import { composeMail } from '../compose/compose-mail.ts';
import type { LetterSender } from './letter-sender.ts';
import { Undeliverable, type UndeliverableReason } from '../compose/undeliverable.ts';

/** `not-due` also when somebody else sends it; `unconfigured` when no other would go out either. */
type Fate = 'not-due' | 'sent' | 'waits' | 'unconfigured' | 'failed' | 'dropped';

const unconfiguredPauseMs = 5 * 60_000;
/** One that may have arrived is handed over once more, and then no more: nobody gets a letter three times. */
const maxUnknownDeliveries = 1;

/**
 * Sends a letter of the outbox if it is due, under a lease: however many try at once, one does. Whoever
 * dies on the way leaves it to who comes after the lease. A letter that was handed over whole and not
 * answered for goes out once more, under the same Message-ID. Throws when the database fails.
 */
export async function sendLetter(id: string, sender: LetterSender): Promise<Fate> {
  if (sender.missing.length > 0) return 'unconfigured';
  const claimed = await claimLetter(id, sender.clock());
  if (!claimed) return 'not-due';
  try {
    refuseSpent(claimed);
    await handOver(await composeMail(claimed, sender), claimed, sender);
  } catch (error) {
    return settleFailure(claimed, error, sender.clock());
  }
  await markSent(claimed, sender.clock());
  const { kind, tries } = claimed.entry;
  logger.info('letter-sent', { letter: id, kind, tries });
  return 'sent';
}

/** Not when the lease could run out while the mail server takes its time: another one would send it too. */
async function handOver(
  mail: Mail,
  { entry: letter }: ClaimedEntry,
  { mailer, clock }: LetterSender,
): Promise<void> {
  const leftMs = letter.dueAt.toMillis() - clock().getTime();
  if (leftMs < 2 * mailerLimits.totalMs)
    throw new MailError('mail-unavailable', 'written too late');
  await mailer.send(mail);
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

/** What it tells could not be read or written down; that may pass. */
function unwritten({ id, entry: letter }: ClaimedEntry, error: unknown): MailError {
  logFailure('letter-not-written', error, { letter: id, kind: letter.kind });
  return new MailError('mail-unavailable', 'could not be written');
}

/** For those whose senders die, which takes no note of it. */
function refuseSpent({ entry: { tries, unknownDeliveries } }: ClaimedEntry): void {
  if (tries > maxTries) throw new MailError('mail-refused', 'tried too often');
  if (unknownDeliveries > maxUnknownDeliveries)
    throw new MailError('mail-refused', 'its senders died');
}

async function drop(claimed: ClaimedEntry, reason: UndeliverableReason): Promise<Fate> {
  const { kind, uid } = claimed.entry;
  const isOfDeleted = reason === 'account-deleted' || (reason === 'gone' && (await isDeleted(uid)));
  // Where a letter about money has lost its order or invoice, something is wrong.
  if (aboutMoney.has(kind) && reason === 'gone' && !isOfDeleted) {
    await giveUp(claimed, reason);
    return 'failed';
  }
  await (isOfDeleted ? forgetLetter(claimed) : setAside(claimed));
  logger.warn('letter-dropped', { letter: claimed.id, kind, reason });
  return 'dropped';
}

/** The deletion may have begun after the customer was read. */
async function isDeleted(uid: string | null): Promise<boolean> {
  return uid !== null && (await deletions.doc(uid).get()).exists;
}

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
