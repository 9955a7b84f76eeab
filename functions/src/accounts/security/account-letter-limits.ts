import type { Request } from 'firebase-functions/https';
import { mailboxOf } from '../../outbox/mailbox-of.ts';
import { accountLetterLimits } from '../../platform/config.ts';
import { addressLimits } from '../../platform/http/address-limits.ts';
import type { Limit } from '../../platform/http/count-requests.ts';

/** Limits the letters of one use: to a mailbox, however its address is written, and from a browser's address. */
export function letterLimits(request: Request, use: string, email: string): Limit[] {
  const { email: perMailbox, address } = accountLetterLimits;
  return [
    { subject: `${use}-email:${mailboxOf(email)}`, limit: perMailbox.value() },
    ...addressLimits(request, 'account-letter-', address.value()),
  ];
}

/** Limits the letters of one use that an account asks for. */
export function ownLetterLimit(use: string, uid: string): Limit {
  return { subject: `${use}-user:${uid}`, limit: accountLetterLimits.email.value() };
}
