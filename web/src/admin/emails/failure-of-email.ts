import type { AdminEmail } from './api/watch-emails.ts';

const sentences: Record<string, string> = {
  'no-address': 'The recipient has no email address we can use.',
  'no-account': 'No account uses this address.',
  gone: "The record it's about no longer exists.",
  outdated: "It's out of date.",
  'notified-today': 'The recipient already got an email like this within 24 hours.',
  'limit-reached': 'This address had reached its limit of requested emails.',
  address: "The email address isn't valid.",
  'too many attempts': 'Too many attempts.',
};

/** Returns a sentence on why an email isn't sent again; empty if the reason is unknown. */
export function failureOfEmail({ failureReason }: Pick<AdminEmail, 'failureReason'>): string {
  if (failureReason === '') return '';
  return sentences[failureReason] ?? `The mail server rejected it (${failureReason}).`;
}
