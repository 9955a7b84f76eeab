import { mailboxOf } from '../../outbox/mailbox-of.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { takeLease } from '../../platform/with-lease.ts';
import type { Recipient } from './messages/typed-text.ts';
import { Undeliverable } from './undeliverable.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Lets one email of its kind an hour through to a mailbox that is beyond a limit. An address that its owner has
 * verified has an hour of its own: strangers reach the mailbox's by accounts of other spellings, which they cannot
 * verify. Beyond the limit of all, only verified addresses get it: strangers open accounts by the thousand.
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
    (await takeLease(`beyond_${keyedHash(`${kind} ${owner}`)}`, id, hourMs));
  if (!mayGo) throw new Undeliverable('limit-reached');
}
