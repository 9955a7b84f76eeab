import type { Mail } from '../../platform/mail/mailer.ts';
import type { ClaimedEntry } from '../send/claim-entry.ts';
import type { LetterSender } from '../send/letter-sender.ts';

/** The letter that is to be written. */
export type DraftRequest = Pick<ClaimedEntry, 'id' | 'entry'> &
  Pick<LetterSender, 'operatorEmail' | 'siteUrl'>;

/** What is sent, and to whom. */
export type Draft = Omit<Mail, 'id'>;
