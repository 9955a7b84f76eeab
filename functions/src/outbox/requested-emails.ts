import { randomInt } from 'node:crypto';
import { raiseUnlessLately } from '../alerts/raise-unless-lately.ts';
import { requestedEmailLimits } from '../platform/config.ts';
import { exceededLimit, type Limit } from '../platform/http/count-requests.ts';
import { mailboxOf } from './mailbox-of.ts';
import type { BeyondLimit } from './outbox-entry.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** The database takes about one write a second to a document. Each counter has its part of the limit. */
const countersOfAll = 10;

interface EmailLimit extends Limit {
  of: BeyondLimit;
}

/**
 * Limits the emails that strangers and customers can ask for: to all mailboxes in an hour, and to one mailbox in
 * a day (UTC), over all uses and spellings. What is counted is the request, whether or not it finds an account.
 */
export function emailLimits(email: string, counter = randomInt(countersOfAll)): EmailLimit[] {
  const { all, mailbox } = requestedEmailLimits;
  return [
    {
      of: 'all',
      subject: `emails:${counter}`,
      limit: Math.ceil(all.value() / countersOfAll),
      windowMs: hourMs,
      refusal: 'emails-paused',
      onExceeded: tellOfLimit,
    },
    {
      of: 'mailbox',
      subject: `emails-to:${mailboxOf(email)}`,
      limit: mailbox.value(),
      windowMs: dayMs,
      refusal: 'too-many-emails',
    },
  ];
}

/**
 * Counts an email that is not refused with a sentence. Resolves to the limit that it is beyond; `others` are further
 * limits of its mailbox.
 */
export async function countRequestedEmail(
  email: string,
  others: readonly Limit[] = [],
  now = new Date(),
): Promise<BeyondLimit | undefined> {
  const further = others.map((limit) => ({ ...limit, of: 'mailbox' as const }));
  return (await exceededLimit([...emailLimits(email), ...further], now))?.of;
}

/** At most once an hour, however many requests are refused. */
async function tellOfLimit(): Promise<void> {
  const kind = 'email_limit_reached';
  const details = `${requestedEmailLimits.all.value()} emails in an hour`;
  await raiseUnlessLately({ id: kind, kind, details }, hourMs);
}
