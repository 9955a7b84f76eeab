import { mailboxOf } from '../../outbox/mailbox-of.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { acquireLease } from '../../platform/with-lease.ts';
import type { Recipient } from './messages/entered-text.ts';
import { Undeliverable } from './undeliverable.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Allows one email of each kind an hour once a limit is exceeded. A verified address has its own allowance, because
 * strangers can use up the mailbox's under other spellings. Beyond the limit for all mailboxes, only verified
 * addresses get an email, because strangers can open thousands of accounts.
 */
export async function refuseBeyondLimit(
  { kind, beyondLimit }: OutboxEntry,
  id: string,
  { address, isVerified }: Recipient,
): Promise<void> {
  if (beyondLimit === undefined) return;
  const owner = isVerified ? `verified ${address}` : mailboxOf(address);
  const mayGo =
    (isVerified || beyondLimit === 'mailbox') &&
    (await acquireLease(`beyond_${keyedHash(`${kind} ${owner}`)}`, id, hourMs));
  if (!mayGo) throw new Undeliverable('limit-reached');
}
