import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { findCustomer } from '../find-customer.ts';
import type { Recipient } from '../messages/typed-text.ts';
import { Undeliverable } from '../undeliverable.ts';

const hourMs = 60 * 60 * 1000;

/** The owner of an account at the address that an email was queued for. Throws Undeliverable if it has changed. */
export async function readOwner(entry: OutboxEntry): Promise<Recipient> {
  const owner = await findCustomer({ uid: entry.uid, givenEmail: null, path: null });
  if (owner.address !== entry.accountEmail) throw new Undeliverable('outdated');
  return owner;
}

/** Throws Undeliverable for a request that is older than an hour: its author does not wait for the email any more. */
export function refuseLate({ createdAt }: OutboxEntry, now = Date.now()): void {
  if (now - createdAt.toMillis() > hourMs) throw new Undeliverable('outdated');
}
