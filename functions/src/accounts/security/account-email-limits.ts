import type { Request } from 'firebase-functions/https';
import { mailboxOf } from '../../outbox/mailbox-of.ts';
import { emailLimits } from '../../outbox/requested-emails.ts';
import { accountEmailLimits } from '../../platform/config.ts';
import { addressLimits } from '../../platform/http/address-limits.ts';
import type { Limit } from '../../platform/http/count-requests.ts';

/** Returns the limits of a requested email: per IP address, per mailbox for this use, and for all uses in total. */
export function emailRequestLimits(request: Request, use: string, email: string): Limit[] {
  return [...ipAddressLimits(request), mailboxLimit(use, email), ...emailLimits(email)];
}

export function userEmailLimit(use: string, uid: string): Limit {
  return { subject: `${use}-user:${uid}`, limit: accountEmailLimits.email.value() };
}

export function mailboxLimit(use: string, email: string): Limit {
  return {
    subject: `${use}-email:${mailboxOf(email)}`,
    limit: accountEmailLimits.email.value(),
  };
}

/** Limits all emails that one IP address requests. */
export function ipAddressLimits(request: Request): Limit[] {
  return addressLimits(request, 'account-email-', accountEmailLimits.address.value());
}
