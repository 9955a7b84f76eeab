import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { findCustomer } from '../find-customer.ts';
import type { Recipient } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

const hourMs = 60 * 60 * 1000;

/** Throws Undeliverable if the account's address has changed since the email was queued. */
export async function readOwner(entry: OutboxEntry): Promise<Recipient> {
  const owner = await findCustomer({ uid: entry.uid, recipientEmail: null, path: null });
  if (owner.address !== entry.accountEmail) throw new Undeliverable('outdated');
  return owner;
}

/**
 * Throws Undeliverable if the request is over an hour old, because the customer has stopped waiting for the email.
 */
export function throwIfLate({ createdAt }: OutboxEntry, now = Date.now()): void {
  if (now - createdAt.toMillis() > hourMs) throw new Undeliverable('outdated');
}
