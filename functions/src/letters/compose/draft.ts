import type { Mail } from '../../platform/mail/mailer.ts';
import type { ClaimedLetter } from '../send/claim-letter.ts';
import type { Outbox } from '../send/open-outbox.ts';

/** The letter that is to be written. */
export type DraftRequest = Pick<ClaimedLetter, 'id' | 'letter'> &
  Pick<Outbox, 'operatorEmail' | 'siteUrl'>;

/** What is sent, and to whom. */
export type Draft = Omit<Mail, 'id'>;
