import { randomInt } from 'node:crypto';
import { raiseUnlessLately } from '../alerts/raise-unless-lately.ts';
import { requestedEmailLimits } from '../platform/config.ts';
import { exceededLimit, type Limit } from '../platform/http/count-requests.ts';
import { mailboxOf } from './mailbox-of.ts';
import type { BeyondLimit } from './outbox-entry.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Firestore accepts about one write a second to a document. Each counter has its share of the limit. */
const countersOfAll = 10;

interface EmailLimit extends Limit {
  of: BeyondLimit;
}

/**
 * Limits requested emails to all mailboxes in an hour and to one mailbox in a day (UTC), for all kinds and
 * spellings. A request counts whether or not the address has an account.
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
      onExceeded: alertOnLimit,
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

/** Resolves to the exceeded limit, if any. `others` are further limits of the mailbox. */
export async function countRequestedEmail(
  email: string,
  others: readonly Limit[] = [],
  now = new Date(),
): Promise<BeyondLimit | undefined> {
  const further = others.map((limit) => ({ ...limit, of: 'mailbox' as const }));
  return (await exceededLimit([...emailLimits(email), ...further], now))?.of;
}

/** Raises at most one alert an hour, however many requests are refused. */
async function alertOnLimit(): Promise<void> {
  const kind = 'email_limit_reached';
  const details = `${requestedEmailLimits.all.value()} emails in an hour`;
  await raiseUnlessLately({ id: kind, kind, details }, hourMs);
}
